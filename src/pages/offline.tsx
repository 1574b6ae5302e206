import { useEffect } from "react"
import { OfflinePages } from "../components/page-suggestions"
import { PageHead } from "../head/page-head"
import { useLoaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { NoticePage } from "../layout/notice-page"
import { navigation } from "../navigation/state"
import { documentAnswers } from "../updates/documents"
import { readOfflinePages } from "../updates/service-worker"

/** The page without a network, instead of one that this device never showed. */
export default function OfflinePage() {
  useNetworkReturn()
  const { state } = useLoaded("kept pages", readOfflinePages)
  return (
    <>
      <PageHead title={t("offline.title")} indexed={false} />
      <NoticePage
        mark={t("offline.mark")}
        title={t("offline.title")}
        text={t("offline.text")}
        reload={t("offline.retry")}
      >
        <OfflinePages state={state} />
      </NoticePage>
    </>
  )
}

const wasOnline = typeof navigator === "undefined" || navigator.onLine

/**
 * Loads the page that was wanted as soon as it can be had: the visitor has asked for it. A browser that says
 * it is online may mean the train's own network, so the site is asked first.
 */
function useNetworkReturn(): void {
  useEffect(() => {
    const onOnline = () => {
      if (!navigation().shown.isOffline) return
      void documentAnswers(new URL(window.location.href)).then(answers => {
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
