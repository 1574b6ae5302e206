import { useRef, useState } from "react"
import { type DateRange, DayPicker } from "react-day-picker"
import { enUS } from "react-day-picker/locale/en-US"
import { fr } from "react-day-picker/locale/fr"
import datePicker from "site-date-picker"
import { useModal } from "../components/use-modal"
import * as styles from "./calendar.module.css"
import { isPeriod, type Period, periodText, showPeriod } from "./period"

/** Texts that react-day-picker lacks; its own are in its locales. */
const LANGUAGES = {
  en: {
    locale: enUS,
    choose: "Choose a period",
    hint: "Choose the first and the last day.",
    today: "today",
    selected: "selected",
    show: "Show posts",
    close: "Close",
  },
  fr: {
    locale: fr,
    choose: "Choisir une période",
    hint: "Choisissez le premier et le dernier jour.",
    today: "aujourd’hui",
    selected: "choisi",
    show: "Voir les articles",
    close: "Fermer",
  },
} as const

interface Props {
  period: Period | null
  /** Years to pick from. */
  years: readonly string[]
  onClose: () => void
}

/** S-33: the months as a modal dialog, in which the first and the last day are picked. Keys are those of ARIA's date grids. */
export function Calendar({ period, years, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const modal = useModal(dialog, onClose)
  const { locale: lang, format } = datePicker
  const { locale, choose, hint, today, selected, show, close } = LANGUAGES[lang]
  const [range, setRange] = useState(() => rangeOf(period))
  const chosen = periodOf(range)
  return (
    <dialog {...modal} ref={dialog} lang={lang} className={styles.calendar} aria-label={choose}>
      <DayPicker
        mode="range"
        resetOnSelect
        autoFocus
        fixedWeeks
        showOutsideDays
        captionLayout="dropdown"
        locale={locale}
        selected={range}
        onSelect={setRange}
        defaultMonth={range?.to}
        startMonth={new Date(Math.min(...years.map(Number)), 0)}
        endMonth={new Date(Math.max(...years.map(Number)), 11)}
        classNames={{ range_middle: styles.between }}
        labels={{
          // Begins with the number that is seen: speech input goes by it.
          labelDayButton: (date, is, _, dates) =>
            [dates?.format(date, "d MMMM y, EEEE"), is.today && today, is.selected && selected]
              .filter(Boolean)
              .join(", "),
        }}
        footer={range ? periodText(chosen, format) : hint}
      />
      <div className={styles.actions}>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {close}
        </button>
        <button
          type="button"
          className="primary-action"
          onClick={() => {
            dialog.current?.close()
            showPeriod(chosen)
          }}
        >
          {show}
        </button>
      </div>
    </dialog>
  )
}

/** Days of a period on the visitor's clock; none of one that does not exist. */
function rangeOf(period: Period | null): DateRange | undefined {
  if (!period || !isPeriod(period)) return undefined
  const [from, to] = [period.from, period.to].map(day =>
    day ? new Date(`${day}T00:00`) : undefined,
  )
  return from || to ? { from: from ?? to, to: to ?? from } : undefined
}

/** The period of days that were picked: after the first one, it alone. */
const periodOf = ({ from, to = from }: Partial<DateRange> = {}): Period => ({
  from: from ? dayOf(from) : "",
  to: to ? dayOf(to) : "",
})

/** The day of a date on the visitor's clock. */
function dayOf(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(String)
  return `${year?.padStart(4, "0")}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`
}
