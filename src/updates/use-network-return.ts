import { useEffect } from "react"
import { isOfflineAt } from "./offline-document"

/**
 * Loads the page that was wanted as soon as it can be had: the visitor has asked for it. A browser that says
 * it is online may mean the train's own network, so the site is asked first; whatever it answers is an answer.
 */
export function useNetworkReturn(): void {
  useEffect(() => {
    const onOnline = () => {
      const { pathname, href } = window.location
      if (!isOfflineAt(pathname)) return
      fetch(href, { method: "HEAD", cache: "no-store" }).then(
        () => window.location.reload(),
        // The button is there.
        () => {},
      )
    }
    window.addEventListener("online", onOnline)
    return () => window.removeEventListener("online", onOnline)
  }, [])
}
