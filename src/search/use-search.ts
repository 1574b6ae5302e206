import { useEffect, useState } from "react"
import type { Answer, Find } from "./answer"

/** S-25. While a search is pending, the last answer stays to be read. */
export type SearchState =
  | { status: "idle"; answer: null }
  | { status: "pending"; answer: Answer | null }
  | { status: "success"; answer: Answer }
  | { status: "error"; answer: null }

/** Typing faster than this asks once. */
const PAUSE_MS = 150

const IDLE: SearchState = { status: "idle", answer: null }
const FAILED: SearchState = { status: "error", answer: null }

/**
 * Looks for `words` whenever they change; an answer to earlier words never replaces a later one.
 * Stays idle without words, and without anything to look in.
 */
export function useSearch(words: string, find: Find | null) {
  const [state, setState] = useState(IDLE)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same words again.
  useEffect(() => {
    if (words === "" || !find) {
      setState(IDLE)
      return
    }
    let wanted = true
    const show = (next: SearchState) => {
      if (wanted) setState(next)
    }
    setState(({ answer }) => ({ status: "pending", answer }))
    const timer = setTimeout(() => {
      find(words).then(
        answer => show({ status: "success", answer }),
        () => show(FAILED),
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [words, find, attempt])

  return { state, retry: () => setAttempt(attempt + 1) }
}
