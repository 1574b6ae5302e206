import { useRef, useState } from "react"
import datePicker from "site-date-picker"
import { SiteLink } from "../components/site-link"
import { useLoaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { SITE_PATHS } from "../shared/site-paths"
import { loadPart } from "../updates/documents"
import { isPeriod, type Period, periodText } from "./period"
import * as styles from "./period.module.css"

const loadCalendar = () => loadPart(() => import(/* webpackChunkName: "calendar" */ "./calendar"))

interface Props {
  period: Period | null
  /** Years to pick from. */
  years: readonly string[]
}

/** S-33: the button that opens the calendar, which loads then, and the way back to all posts. */
export function PeriodButton({ period, years }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  /** Each opening tries again: an earlier attempt may not have loaded. 0 while it is closed. */
  const [openings, setOpenings] = useState(0)
  const { state } = useLoaded(openings || null, loadCalendar)
  const shown = period && isPeriod(period) && periodText(period, datePicker.format)
  return (
    <div className={`hint ${styles.controls} script-only`}>
      <button
        ref={button}
        type="button"
        className="text-button"
        aria-haspopup="dialog"
        onClick={() => setOpenings(last => last + 1)}
      >
        {shown ? t("period.chosen", { period: shown }) : t("period.open")}
      </button>
      {period && (
        // The link goes with the period.
        <SiteLink href={SITE_PATHS.blog} onClick={() => button.current?.focus()}>
          {t("period.clear")}
        </SiteLink>
      )}
      {state.status === "error" && <p role="alert">{t("period.unavailable")}</p>}
      {openings > 0 && state.status === "success" && (
        <state.data.Calendar period={period} years={years} onClose={() => setOpenings(0)} />
      )}
    </div>
  )
}
