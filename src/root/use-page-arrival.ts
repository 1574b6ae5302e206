import { useEffect, useRef, useState } from "react"
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
 * A new query alone is the same page: whoever changed it, a filter for example, keeps the focus.
 */
export function usePageArrival({ pathname, hash, key }: Place): Arrival | null {
  const previous = useRef({ pathname, key })
  const [arrival, setArrival] = useState<Arrival | null>(null)

  useEffect(() => {
    const isNewPage = previous.current.pathname !== pathname
    const isPlace = hash !== "" && previous.current.key !== key
    previous.current = { pathname, key }
    if (isNewPage) setArrival({ pathname, ...shownTitle() })
    // The router moves the focus to its own wrapper in an effect that comes after this one.
    if (isNewPage || isPlace) queueMicrotask(() => focusArrival(hash))
  }, [pathname, hash, key])

  return arrival
}

function shownTitle(): Pick<Arrival, "title" | "lang"> {
  const heading = document.querySelector<HTMLElement>("main h1")
  return { title: heading?.textContent ?? document.title, lang: heading?.lang || undefined }
}
