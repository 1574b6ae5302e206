import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import { frenchDay } from "../shared/french-date"
import type { PostLinks } from "../shared/post-links"
import { ArticleContents } from "./article-contents"
import * as styles from "./article-margin.module.css"
import { foreign } from "./page-link"
import { QuietLinks } from "./quiet-links"

interface Props {
  post: Queries.ArticleMarginFragment
  tags: PostLinks["tags"]
}

/** The margin of a post: facts, then its table of contents, which sticks as far down as the text goes. */
export function ArticleMargin({ post, tags }: Props) {
  const { date, updated, readingMinutes, canonical } = post
  const { changes, published, lang, headings } = post
  return (
    <div className={styles.margin}>
      <div className={styles.facts}>
        <p data-pagefind-ignore="all">
          <time className={`dt-published ${styles.date}`} dateTime={date}>
            {frenchDay(date)}
          </time>
        </p>
        <p data-pagefind-ignore="all">{t("post.reading", { minutes: readingMinutes })}</p>
        {updated && (
          <p data-pagefind-ignore="all">
            {t("post.updated", { date: frenchDay(updated) })}{" "}
            {changes && (
              <span className={styles.red} lang={foreign(lang)}>
                {changes}
              </span>
            )}
          </p>
        )}
        <QuietLinks pages={tags} />
        {canonical && (
          <p data-pagefind-ignore="all">
            <a href={canonical}>{t("post.canonical", { host: new URL(canonical).host })}</a>
          </p>
        )}
        {!published && <p className={`${styles.red} ${styles.draft}`}>{t("post.draft")}</p>}
      </div>
      <ArticleContents headings={headings} lang={foreign(lang)} />
    </div>
  )
}

export const query = graphql`
  fragment ArticleMargin on BlogPost {
    date
    updated
    changes
    readingMinutes
    canonical
    published
    lang
    headings {
      depth
      id
      text
    }
  }
`
