import { useEffect, useState, useSyncExternalStore } from "react"
import { whenIdle } from "../browser/page-moments"
import { t } from "../i18n/translate"
import * as noteStyles from "../layout/site-note.module.css"
import { navigation, subscribe } from "../navigation/state"
import * as styles from "./notices.module.css"

type Late = typeof import("./late-notices")

/** Notices of the site, at the lower edge of the window. */
export function Notices() {
  const [late, setLate] = useState<Late>()
  useEffect(() => {
    const load = async () => {
      await whenIdle()
      setLate(await import(/* webpackChunkName: "late" */ "./late-notices"))
    }
    // Without them the page works all the same.
    load().catch(() => {})
  }, [])
  return (
    <div className={`${styles.place} screen-only`}>
      <SlowPage />
      {late && <late.LateNotices />}
    </div>
  )
}

/** A page that comes sooner needs no sign that it is on its way (milliseconds). */
const SLOW_MS = 1000

/** Shows that the page on its way takes its time. */
function SlowPage() {
  const isOnItsWay = useSyncExternalStore(
    subscribe,
    () => navigation().isLoading,
    () => false,
  )
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isOnItsWay) return setSlow(false)
    const timer = setTimeout(setSlow, SLOW_MS, true)
    return () => clearTimeout(timer)
  }, [isOnItsWay])
  return (
    <div role="status">
      {isSlow && <p className={`${noteStyles.note} ${styles.pending}`}>{t("route.pending")}</p>}
    </div>
  )
}
