import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import { frenchDay } from "../shared/french-date"
import { foreign, PageLink } from "./page-link"
import * as styles from "./post-list.module.css"

interface Props {
  posts: readonly Queries.PostListItemFragment[]
  /** They are what the page is about: dates in the margin, where there is one, titles right below the page's. */
  isMain?: boolean
}

export function PostList({ posts, isMain = false }: Props) {
  if (posts.length === 0) return null
  const Heading = isMain ? "h2" : "h3"
  return (
    <ul
      className={styles.posts}
      data-dates={isMain ? "margin" : "above"}
      data-pagefind-ignore="all"
    >
      {posts.map(({ path, title, date, readingMinutes, description, lang, published }) => (
        <li key={path} className={styles.post}>
          <p className={`meta ${styles.facts}`}>
            <time dateTime={date}>{frenchDay(date)}</time>
            <span className={styles.separator} />
            {t("post.minutes", { minutes: readingMinutes })}
            {!published && ` · ${t("post.draft")}`}
          </p>
          <Heading className={styles.title} lang={foreign(lang)}>
            <PageLink page={{ path, title }} className="title-link" />
          </Heading>
          <p className={styles.description} lang={foreign(lang)}>
            {description}
          </p>
        </li>
      ))}
    </ul>
  )
}

export const query = graphql`
  fragment PostListItem on BlogPost {
    path
    title
    date
    readingMinutes
    description
    lang
    published
  }
`
