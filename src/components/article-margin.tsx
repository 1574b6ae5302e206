import { graphql } from "gatsby"
import { useWords } from "../i18n/words"
import type { PostLinks } from "../shared/post-links"
import type { Version } from "../shared/translations"
import { ArticleContents } from "./article-contents"
import * as styles from "./article-margin.module.css"
import { foreign, inLanguage } from "./page-link"
import { SiteLink } from "./site-link"

/** The other versions of a text, each with the words before its name. */
export type Translations = readonly (Version & { label: string })[]

interface Props {
  post: Queries.ArticleMarginFragment
  links: Pick<PostLinks, "series" | "place"> & { translations?: Translations }
}

/** The margin of a post: facts, then its table of contents, which sticks as far down as the text goes. */
export function ArticleMargin({ post, links: { series, place, translations } }: Props) {
  const { t, day } = useWords()
  const { date, updated, readingMinutes, canonical } = post
  const { changes, published, lang, headings } = post
  return (
    <div className={styles.margin}>
      <div className={styles.facts}>
        <p data-pagefind-ignore="all">
          <time className={`dt-published ${styles.date}`} dateTime={date}>
            {day(date)}
          </time>
        </p>
        <p data-pagefind-ignore="all">{t("post.reading", { minutes: readingMinutes })}</p>
        {updated && (
          <p className={styles.red} data-pagefind-ignore="all">
            {/* A day in one piece: lines break alike in the face of the machine and in the site's. */}
            {t("post.updated", { date: day(updated).replaceAll(" ", "\u00a0") })}
            {changes && (
              <>
                {". "}
                <span {...inLanguage(lang)}>{changes}</span>
              </>
            )}
          </p>
        )}
        {series && place && (
          <p data-pagefind-ignore="all">
            <SiteLink href={series.path}>
              {t("post.series", { title: series.title, ...place })}
            </SiteLink>
          </p>
        )}
        {translations?.map(({ label, path, title, lang }) => (
          <p key={path} data-pagefind-ignore="all">
            {label}{" "}
            <SiteLink href={path} lang={lang} hrefLang={lang}>
              {title}
            </SiteLink>
          </p>
        ))}
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
