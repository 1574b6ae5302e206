import { useEffect, useId, useState } from "react"
import datePicker from "site-date-picker"
import { useLoaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { frenchDay } from "../shared/french-date"
import { loadPart } from "../updates/documents"
import { dayText, exchanged, isDay, readDay } from "./days"
// Styles of the calendar, here because a style sheet of its own would be named by every page.
import "../styles/dialog.css"
import * as styles from "./filter-fields.module.css"

/** Every part of it is distinct. */
const EXAMPLE = "2026-03-31"

const loadCalendar = () => loadPart(() => import(/* webpackChunkName: "calendar" */ "./calendar"))

interface Props {
  label: string
  /** Names the button that opens the calendar. */
  pick: string
  /** `YYYY-MM-DD`, what else the address holds, or nothing. */
  value: string
  /** Years to pick from, the newest first. */
  years: readonly string[]
  onChange: (day: string) => void
}

/** S-33: a day, typed or picked. The calendar loads when it is first opened. */
export function DateField({ label, pick, value, years, onChange }: Props) {
  const id = useId()
  const { format } = datePicker
  const shown = isDay(value) ? dayText(value, format) : value
  const [text, setText] = useState(shown)
  /** Text of the field when it was last left. */
  const [left, setLeft] = useState(shown)
  const [openings, setOpenings] = useState(0)
  const { state } = useLoaded(openings || null, loadCalendar)
  const problem =
    problemOf(left, format) ?? (state.status === "error" ? t("filter.calendar") : null)
  const understood = readDay(text.trim(), format) ?? ""

  useEffect(() => {
    setText(shown)
    setLeft(shown)
  }, [shown])

  const put = (day: string) => {
    const written = day && dayText(day, format)
    setText(written)
    setLeft(written)
    if (day !== value) onChange(day)
  }
  const leave = () => {
    const day = text.trim() && readDay(text.trim(), format)
    if (day === "" || (day !== null && isDay(day))) put(day)
    else setLeft(text)
  }
  return (
    <div>
      <label htmlFor={id}>
        {label} <span className={styles.format}>{lettersOf(format)}</span>
      </label>
      <div className={styles.day}>
        <input
          id={id}
          value={text}
          autoComplete="off"
          aria-invalid={problemOf(left, format) !== null}
          aria-describedby={`${id}-problem ${id}-day`}
          onChange={event => setText(event.target.value)}
          onBlur={leave}
          onKeyDown={event => event.key === "Enter" && leave()}
        />
        <button
          type="button"
          className={styles.pick}
          aria-haspopup="dialog"
          aria-label={pick}
          onClick={() => setOpenings(last => last + 1)}
        >
          <svg viewBox="0 0 20 20" width="20" aria-hidden="true">
            <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5" />
          </svg>
        </button>
      </div>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      {!problem && (
        <p id={`${id}-day`} className={styles.format}>
          {isDay(understood) ? frenchDay(understood) : "\u00a0"}
        </p>
      )}
      {openings > 0 && state.status === "success" && (
        <state.data.Calendar
          day={value}
          years={years}
          onChoose={put}
          onClose={() => setOpenings(0)}
        />
      )}
    </div>
  )
}

/** A format in French letters. */
const lettersOf = (format: string): string =>
  format.replace("mm", "MM").replace("dd", "JJ").replace("yy", "AAAA")

function problemOf(text: string, format: string): string | null {
  const written = text.trim()
  if (written === "") return null
  const day = readDay(written, format)
  if (day === null) return t("filter.form", { example: dayText(EXAMPLE, format) })
  if (isDay(day)) return null
  if (!isDay(exchanged(day))) return t("filter.missing", { text: written })
  const isMonthFirst = format.indexOf("mm") < format.indexOf("dd")
  const example = dayText(exchanged(day), format)
  return t(isMonthFirst ? "filter.month" : "filter.day", { example })
}
