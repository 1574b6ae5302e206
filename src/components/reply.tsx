import { withPrefix } from "gatsby"
import facts from "site-facts"
import { t } from "../i18n/translate"
import { Sheet } from "./sheet"

/** A way to answer, at the end of a text, and to hear of the next one. */
export const Reply = ({ title, email }: { title: string; email: string }) => (
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
  </Sheet>
)
