import { useCallback, useEffect, useState } from "react"

/** S-25: data that is loaded at run time, in one of four states. */
export type Loaded<Data> =
  | { status: "idle" }
  /** The last answer may be shown until the next one comes. */
  | { status: "pending"; data?: Data }
  | { status: "success"; data: Data }
  | { status: "error"; error: unknown }

const IDLE = { status: "idle" } as const

/**
 * Loads the answer to a question, again whenever the question changes, and nothing for `null`. A late answer never
 * replaces a newer one. Pass the same `load` function at each rendering, and a question that is a value, or the same
 * object. `reload` loads again.
 */
export function useLoaded<Question, Data>(
  question: Question | null,
  load: (question: Question) => Promise<Data>,
): { state: Loaded<Data>; reload: () => void } {
  const [state, setState] = useState<Loaded<Data>>(IDLE)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt has the same question.
  useEffect(() => {
    if (question === null) return setState(IDLE)
    let isWanted = true
    const show = (next: Loaded<Data>) => {
      if (isWanted) setState(next)
    }
    setState(last => ({ status: "pending", data: "data" in last ? last.data : undefined }))
    load(question).then(
      data => show({ status: "success", data }),
      (error: unknown) => show({ status: "error", error }),
    )
    return () => {
      isWanted = false
    }
  }, [question, load, attempt])

  const reload = useCallback(() => setAttempt(last => last + 1), [])
  return { state, reload }
}
