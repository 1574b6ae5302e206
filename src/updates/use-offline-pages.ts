import { useEffect, useState } from "react"
import { type OfflinePage, readOfflinePages } from "./offline-pages"

/** The pages that can be read offline; null until they are known, and in the static HTML. */
export function useOfflinePages(): OfflinePage[] | null {
  const [pages, setPages] = useState<OfflinePage[] | null>(null)
  useEffect(() => {
    let isWanted = true
    readOfflinePages().then(
      found => {
        if (isWanted) setPages(found)
      },
      // A browser that does not let the page read its caches has none to offer.
      () => {
        if (isWanted) setPages([])
      },
    )
    return () => {
      isWanted = false
    }
  }, [])
  return pages
}
