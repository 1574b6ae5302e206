import { PageLink } from "../components/page-link"
import { t } from "../i18n/translate"
import { NoticePage } from "../layout/notice-page"

interface Props {
  pageContext: { forwardTo: string; title: string; lang: string }
}

/**
 * The page at an old address, for hosts that do not redirect. Scripts forward at once (`routing/routes`),
 * and keep the query and the hash; without scripts the head does, and there is also a link.
 */
export default function MovedPage({ pageContext: { forwardTo, title, lang } }: Props) {
  return (
    <NoticePage
      mark={t("moved.mark")}
      title={t("moved.title")}
      text={t("moved.text")}
      movedTo={forwardTo}
    >
      <p>
        <PageLink page={{ path: forwardTo, title, lang }} />
      </p>
    </NoticePage>
  )
}
