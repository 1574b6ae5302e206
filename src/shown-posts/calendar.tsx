import { useRef } from "react"
import { DayPicker } from "react-day-picker"
import { enUS } from "react-day-picker/locale/en-US"
import { fr } from "react-day-picker/locale/fr"
import datePicker from "site-date-picker"
import { useModal } from "../components/use-modal"
import { isDay } from "./days"
import * as styles from "./filter-fields.module.css"

/** Texts that react-day-picker lacks; its own are in its locales. */
const LANGUAGES = {
  en: { locale: enUS, choose: "Choose a date", today: "Today", clear: "Clear", close: "Close" },
  fr: {
    locale: fr,
    choose: "Choisir une date",
    today: "Aujourd’hui",
    clear: "Effacer",
    close: "Fermer",
  },
} as const

interface Props {
  /** The day that is chosen, if it is one. */
  day: string
  years: readonly string[]
  /** Gets `YYYY-MM-DD`, or nothing when the day is cleared. */
  onChoose: (day: string) => void
  onClose: () => void
}

/** S-33: the months as a modal dialog. Keys are those of ARIA's date grids. */
export function Calendar({ day, years, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const whenClosed = useModal(dialog, onClose)
  const { locale: lang } = datePicker
  const { locale, choose, today, clear, close } = LANGUAGES[lang]
  const selected = isDay(day) ? new Date(`${day}T00:00`) : undefined

  const end = (chosen: string) => {
    dialog.current?.close()
    onChoose(chosen)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it by keyboard.
    <dialog
      ref={dialog}
      lang={lang}
      className={styles.calendar}
      aria-label={choose}
      onClose={whenClosed}
      onClick={event => {
        if (event.target === event.currentTarget) dialog.current?.close()
      }}
    >
      <DayPicker
        mode="single"
        required
        autoFocus
        fixedWeeks
        showOutsideDays
        captionLayout="dropdown"
        locale={locale}
        selected={selected}
        defaultMonth={selected}
        startMonth={new Date(Number(years.at(-1)), 0)}
        endMonth={new Date(Number(years[0]), 11)}
        onSelect={date => end(dayOf(date))}
      />
      <div className={styles.actions}>
        <button type="button" onClick={() => end(dayOf(new Date()))}>
          {today}
        </button>
        <button type="button" onClick={() => end("")}>
          {clear}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {close}
        </button>
      </div>
    </dialog>
  )
}

/** The day of a date on the visitor's clock. */
function dayOf(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(String)
  return `${year?.padStart(4, "0")}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`
}
