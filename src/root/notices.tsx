import { useEffect, useState } from "react"
import { whenIdle } from "../browser/page-moments"
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
  return <div className={`${styles.place} screen-only`}>{late && <late.LateNotices />}</div>
}
