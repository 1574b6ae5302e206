import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import { NoticePage } from "../layout/notice-page"

/** What a visitor sees without a network, in the place of a page that this device never showed. */
export default function OfflinePage() {
  return (
    <>
      <PageHead title={t("offline.title")} indexed={false} />
      <NoticePage
        mark={t("offline.mark")}
        title={t("offline.title")}
        text={t("offline.text")}
        reload={t("offline.retry")}
      />
    </>
  )
}
