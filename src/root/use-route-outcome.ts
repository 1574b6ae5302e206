import { navigate } from "gatsby"
import { useEffect, useRef, useSyncExternalStore } from "react"
import { type Passage, passageTo } from "../routing/passage"
import { notFound } from "../routing/run-route"
import { type Outcome, SHOW, type Visit } from "../routing/visit"
import { goThrough, passageMadeFor } from "./route-passages"

const always = () => SHOW

/**
 * What becomes of the visit to the current page (S-11, S-12): nothing yet, while a check takes its time. The
 * static HTML shows every page, and so does the browser until it has taken that HTML over. A forward is
 * followed here when no navigation could do it: on the first load, and by the browser's back and forward. A
 * visit that is aborted there has no page to stay on.
 */
export function useRouteOutcome(visit: Omit<Visit, "params">): Outcome | undefined {
  const passage = usePassage(visit)
  const outcome = useSyncExternalStore(passage.subscribe, passage.outcome, always)

  useEffect(() => {
    // In the place of the old address: the step back leads to where the visitor came from.
    if (outcome?.kind === "forward") void navigate(outcome.to, { replace: true })
  }, [outcome])

  return outcome?.kind === "abort"
    ? { kind: "error", error: notFound(visit.location.pathname) }
    : outcome
}

/** One passage for each visit: that of the navigation, or else a new one as soon as page or address change. */
function usePassage(visit: Omit<Visit, "params">): Passage {
  const last = useRef<{ passage: Passage; page: string }>()
  const made = passageMadeFor(visit.location)
  const isSame =
    last.current?.page === visit.page &&
    last.current.passage.address === visit.location.pathname + visit.location.search
  if (made ? made !== last.current?.passage : !isSame) last.current = undefined
  last.current ??= { passage: made ?? passageTo(visit), page: visit.page }
  goThrough(last.current.passage)
  return last.current.passage
}
