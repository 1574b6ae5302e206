import { useEffect, useState, useSyncExternalStore } from "react"
import facts from "site-facts"
import { SiteLink } from "../components/site-link"
import { answerConsent, needsConsent, useConsent } from "../consent/consent"
import { t } from "../i18n/translate"
import { focusArrival } from "../navigation/arrival"
import { navigation, subscribe } from "../navigation/state"
import { SITE_PATHS } from "../shared/site-paths"
import * as styles from "./late-notices.module.css"

/** Notices that no page needs to come alive: they load when the page is idle. */
export const LateNotices = () => (
  <>
    <SlowPage />
    {needsConsent && <ConsentQuestion />}
  </>
)

/** Question for the consent to a third party's tag, shown once. Both answers look alike and take one click. */
function ConsentQuestion() {
  if (useConsent() !== null) return null
  const answer = (isGiven: boolean) => {
    answerConsent(isGiven)
    // The button goes; without a place for the focus, Tab would begin with the browser's own bar.
    focusArrival("")
  }
  const answers = [
    [t("consent.no"), false],
    [t("consent.yes"), true],
  ] as const
  return (
    <section className={`${styles.note} ${styles.buttons}`} aria-label={t("consent.label")}>
      <p>{t("consent.question", { provider: facts.analytics?.provider ?? "" })}</p>
      {answers.map(([label, isGiven]) => (
        <button key={label} type="button" className="text-button" onClick={() => answer(isGiven)}>
          {label}
        </button>
      ))}
      <SiteLink href={`${SITE_PATHS.legal}#outil-tiers`}>{t("consent.more")}</SiteLink>
    </section>
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
      {isSlow && <p className={`${styles.note} ${styles.pending}`}>{t("route.pending")}</p>}
    </div>
  )
}
