import { type RefObject, useEffect, useState } from "react"
import { t } from "../../i18n/translate"
import * as styles from "./code-block.module.css"

const LABELS = { idle: "code.copy", copied: "code.copied", failed: "code.failed" } as const

/** How long the outcome stays on the button. */
const OUTCOME_MS = 2000

/** Copies the text of `source`. Hidden where scripts are off: it could not work. */
export function CopyButton({ source }: { source: RefObject<HTMLElement> }) {
  const [state, setState] = useState<keyof typeof LABELS>("idle")

  useEffect(() => {
    if (state === "idle") return
    const timer = setTimeout(() => setState("idle"), OUTCOME_MS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codeOf(source.current))
      setState("copied")
    } catch {
      setState("failed")
    }
  }

  return (
    <>
      <button type="button" className={styles.copy} lang="fr" onClick={copy}>
        {t(LABELS[state])}
      </button>
      <span role="status" lang="fr" className="visually-hidden">
        {state !== "idle" && t(LABELS[state])}
      </span>
    </>
  )
}

/** The code as it is after the change: lines that a diff takes away stay behind. */
function codeOf(element: HTMLElement | null): string {
  const copy = element?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ""
  for (const line of copy.querySelectorAll(".line.deleted")) line.remove()
  return copy.textContent ?? ""
}
