import { withPrefix } from "gatsby"
import facts from "site-facts"
import { t } from "../i18n/translate"
import type { ArticleEnd as End } from "../shared/article-end"
import { ArticleEnd } from "./article-end"
import { Sheet } from "./sheet"

interface Props {
  title: string
  email: string
  end: End | undefined
}

/** A way to answer, at the end of a text, to hear of the next one, and what else the site offers there. */
export const Reply = ({ title, email, end }: Props) => (
  <Sheet className="screen-only" beside="text" title={t("reply.title")} data-pagefind-ignore="all">
    <p>
      {t("reply.lead")}{" "}
      <a href={`mailto:${email}?subject=${encodeURIComponent(t("reply.subject", { title }))}`}>
        {t("reply.mail")}
      </a>
      {facts.feeds && (
        <>
          {t("reply.or")}
          <a href={withPrefix("/rss.xml")}>{t("reply.feed")}</a>
        </>
      )}
      .
    </p>
    {end && <ArticleEnd end={end} title={title} />}
  </Sheet>
)
