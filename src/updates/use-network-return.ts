import { useEffect } from "react"
import { documentAnswers } from "./document-answers"
import { isOfflineAt } from "./offline-document"

const wasOnline = typeof navigator === "undefined" || navigator.onLine

/**
 * Loads the page that was wanted as soon as it can be had: the visitor has asked for it. A browser that says
 * it is online may mean the train's own network, so the site is asked first.
 */
export function useNetworkReturn(): void {
  useEffect(() => {
    const onOnline = () => {
      const { pathname, href } = window.location
      if (!isOfflineAt(pathname)) return
      void documentAnswers(new URL(href)).then(answers => {
        // Else the button is there.
        if (answers) window.location.reload()
      })
    }
    window.addEventListener("online", onOnline)
    // It came back before the page could listen.
    if (!wasOnline && navigator.onLine) onOnline()
    return () => window.removeEventListener("online", onOnline)
  }, [])
}
