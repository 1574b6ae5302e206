import { CountingSwitch } from "../components/counting-switch"
import { OwnerPortrait } from "../components/owner-portrait"
import { PageList } from "../components/page-list"
import { Sheet } from "../components/sheet"
import { errorTitle } from "../i18n/page-error"
import { t } from "../i18n/translate"
import { NoticePage, ReloadNotice } from "../layout/notice-page"
import { home } from "../testing/sample-queries"

const { identity } = home([]).siteSettings

/** Links lead to pages that there are. */
const pages = [
  { path: "/", title: t("search.kind.home") },
  { path: "/blog", title: "Blog" },
  { path: "/about-me", title: "A title in another language", lang: "en" },
]

/** Notices that the site shows only at some moments: no network, a piece that is missing. */
export const SiteStates = () => (
  <>
    <Sheet title="Étiquette">
      <OwnerPortrait portrait={null} identity={{ ...identity, name: "Ada Essai" }} />
    </Sheet>
    <Sheet title="Comptage">
      <CountingSwitch />
    </Sheet>
    <NoticePage
      mark={t("offline.mark")}
      title={t("offline.title")}
      text={t("offline.text")}
      reload={t("offline.retry")}
    />
    <Sheet title="Copies">
      <PageList title={t("offline.pages")} pages={pages} />
      <PageList title="Sans copies" pages={[]}>
        <p>{t("offline.pages.none")}</p>
      </PageList>
    </Sheet>
    <ReloadNotice error={{ statusCode: 500, message: errorTitle(500) }} />
  </>
)
