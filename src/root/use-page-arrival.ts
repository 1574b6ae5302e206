import { useEffect, useRef, useState } from "react"
import type { Outcome } from "../routing/visit"
import { focusArrival } from "./focus-arrival"

/** The page that is announced: its title, in its language when that is not the site's. */
export interface Arrival {
  pathname: string
  title: string
  lang: string | undefined
}

interface Place extends Pick<Location, "pathname" | "hash"> {
  /** The history's name for this stop: another one when the same address is gone to again. */
  key?: string
}

/**
 * What a full page load does for those who do not see it, for navigations inside the site: the focus goes
 * to the new page's content, and its title is returned to be announced. The first load is the browser's own.
 * A new query alone is the same page: whoever changed it, a filter for example, keeps the focus. Nobody arrives
 * at an address that forwards, or before its check is through; an error in the page's place is an arrival.
 */
export function usePageArrival(
  { pathname, hash, key }: Place,
  outcome: Outcome["kind"] | undefined,
): Arrival | null {
  const previous = useRef({ pathname, key, outcome: "show" })
  const [arrival, setArrival] = useState<Arrival | null>(null)

  useEffect(() => {
    if (outcome !== "show" && outcome !== "error") return
    const last = previous.current
    const isNewPage = last.pathname !== pathname || last.outcome !== outcome
    const isPlace = hash !== "" && last.key !== key
    previous.current = { pathname, key, outcome }
    if (isNewPage) setArrival({ pathname, ...shownTitle() })
    // The router moves the focus to its own wrapper in an effect that comes after this one.
    if (isNewPage || isPlace) queueMicrotask(() => focusArrival(hash))
  }, [pathname, hash, key, outcome])

  return arrival
}

function shownTitle(): Pick<Arrival, "title" | "lang"> {
  const heading = document.querySelector<HTMLElement>("main h1")
  return { title: heading?.textContent ?? document.title, lang: heading?.lang || undefined }
}
