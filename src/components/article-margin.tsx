import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import { frenchDay } from "../shared/french-date"
import { tagPage } from "../shared/tags"
import { ArticleContents } from "./article-contents"
import * as styles from "./article-margin.module.css"
import { foreign } from "./page-link"
import { QuietLinks } from "./quiet-links"

/** The margin of a post: facts, then its table of contents, which sticks as far down as the text goes. */
export function ArticleMargin({ post }: { post: Queries.ArticleMarginFragment }) {
  const { date, updated, readingMinutes, series, tags, canonical, published, lang, headings } = post
  return (
    <div className={styles.margin}>
      <div>
        <p data-pagefind-ignore="all">
          <time className={styles.date} dateTime={date}>
            {frenchDay(date)}
          </time>
        </p>
        <p data-pagefind-ignore="all">{t("post.reading", { minutes: readingMinutes })}</p>
        {updated && (
          <p data-pagefind-ignore="all">{t("post.updated", { date: frenchDay(updated) })}</p>
        )}
        {series && <p className={styles.apart}>{t("post.series", series)}</p>}
        <QuietLinks pages={tags.map(tagPage)} />
        {canonical && (
          <p data-pagefind-ignore="all">
            <a href={canonical}>{t("post.canonical", { host: new URL(canonical).host })}</a>
          </p>
        )}
        {!published && <p className={styles.draft}>{t("post.draft")}</p>}
      </div>
      <ArticleContents headings={headings} lang={foreign(lang)} />
    </div>
  )
}

export const query = graphql`
  fragment ArticleMargin on BlogPost {
    date
    updated
    readingMinutes
    series {
      title
      position
    }
    tags
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
