import { OfflinePages } from "../components/page-suggestions"
import { PageHead } from "../head/page-head"
import { useLoaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { NoticePage } from "../layout/notice-page"
import { readOfflinePages } from "../updates/offline-pages"
import { useNetworkReturn } from "../updates/use-network-return"

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
