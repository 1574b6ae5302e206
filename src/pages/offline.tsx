import { OfflinePages } from "../components/offline-pages"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import { NoticePage } from "../layout/notice-page"
import { useNetworkReturn } from "../updates/use-network-return"
import { useOfflinePages } from "../updates/use-offline-pages"

/** What a visitor sees without a network, in the place of a page that this device never showed. */
export default function OfflinePage() {
  useNetworkReturn()
  return (
    <>
      <PageHead title={t("offline.title")} indexed={false} />
      <NoticePage
        mark={t("offline.mark")}
        title={t("offline.title")}
        text={t("offline.text")}
        reload={t("offline.retry")}
      >
        <OfflinePages pages={useOfflinePages()} />
      </NoticePage>
    </>
  )
}
