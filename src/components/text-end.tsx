import { withPrefix } from "gatsby"
import type { ReactNode } from "react"
import facts from "site-facts"
import { t } from "../i18n/translate"
import type { EndContext } from "../shared/article-end"
import { ArticleEnd } from "./article-end"
import { NextLinks, type NextProps } from "./next-links"
import { Sheet } from "./sheet"
import * as styles from "./text-end.module.css"

interface Props extends NextProps, EndContext {
  title: string
  email: string
  /** Other ways on: lists of pages. */
  children?: ReactNode
}

/**
 * The end of a text, in one sheet: what to read next, a way to answer and to hear of the next one, and what else the
 * site offers there.
 */
export const TextEnd = ({ title, email, links, end, children }: Props) => (
  <Sheet className="screen-only" title={t("post.more")} data-pagefind-ignore="all">
    <div className={`columns ${styles.end}`}>
      <NextLinks links={links} />
      {children}
      <p>
        {t("reply.lead")}{" "}
        <a href={`mailto:${email}?subject=${encodeURIComponent(t("reply.subject", { title }))}`}>
          {t("reply.mail")}
        </a>
        {facts.feeds && (
          <>
            {t("reply.or")}
            <a className={styles.whole} href={withPrefix("/rss.xml")}>
              {t("reply.feed")}
            </a>
          </>
        )}
        .
      </p>
      {end && <ArticleEnd links={end} />}
    </div>
  </Sheet>
)
