import { useEffect } from "react"
import { PageList } from "../components/page-list"
import { Sheet } from "../components/sheet"
import { useLoaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { NoticePage } from "../layout/notice-page"
import { navigation } from "../navigation/state"
import { WAITING } from "../shared/signs"
import { documentStatus } from "../updates/documents"
import { readOfflinePages } from "../updates/offline-pages"
import * as styles from "./offline.module.css"

/** Shown without a network, instead of a page that this device has no copy of. */
export default function OfflinePage() {
  useNetworkReturn()
  const { state } = useLoaded("kept pages", readOfflinePages)
  // S-25: no message while the copies of pages are read. A browser that hides them has none.
  const pages = state.status === "success" ? state.data : state.status === "error" ? [] : null
  return (
    <>
      <NoticePage
        mark={t("offline.mark")}
        figure={WAITING}
        title={t("offline.title")}
        text={t("offline.text")}
        reload={t("offline.retry")}
      />
      <Sheet className={styles.pages}>
        {pages && (
          <PageList
            title={t("offline.pages")}
            pages={pages.map(page =>
              page.path === "/" ? { ...page, title: t("search.kind.home") } : page,
            )}
          >
            {pages.length === 0 && <p>{t("offline.pages.none")}</p>}
          </PageList>
        )}
      </Sheet>
    </>
  )
}

const wasOnline = typeof navigator === "undefined" || navigator.onLine

/**
 * Loads the wanted page when the network is back. A browser may be online in a network that does not reach the
 * site, as in a train, so the site is tried first.
 */
function useNetworkReturn(): void {
  useEffect(() => {
    const onOnline = () => {
      if (!navigation().isReplaced) return
      void documentStatus(new URL(window.location.href)).then(status => {
        // Otherwise the visitor still has the button.
        if (status) window.location.reload()
      })
    }
    window.addEventListener("online", onOnline)
    // It came back before the page could listen.
    if (!wasOnline && navigator.onLine) onOnline()
    return () => window.removeEventListener("online", onOnline)
  }, [])
}
