import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import * as styles from "./article-contents.module.css"

/** Fewer headings than this need no table of contents. */
const WORTH_A_TABLE = 2

interface Props {
  headings: readonly Queries.ArticleHeadingFragment[]
  /** Language of the article, when it is not French. */
  lang: string | undefined
}

/** Table of contents: in the margin on large screens, folded on small ones. */
export function ArticleContents({ headings, lang }: Props) {
  const chapters = headings.filter(({ depth }) => depth === 2)
  if (chapters.length < WORTH_A_TABLE) return null
  return (
    <details className={styles.contents}>
      <summary>{t("post.contents")}</summary>
      <nav aria-label={t("post.contents")}>
        <ol lang={lang}>
          {chapters.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}

export const query = graphql`
  fragment ArticleHeading on ArticleHeading {
    depth
    id
    text
  }
`
