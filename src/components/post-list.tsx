import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { t } from "../i18n/translate"
import { frenchDay } from "../shared/french-date"
import { DayText } from "./day-text"
import { inLanguage, PageLink } from "./page-link"
import * as styles from "./post-list.module.css"

interface Props<Post> {
  posts: readonly Post[]
  /** More of a post, below its description. */
  more?: (post: Post) => ReactNode
}

export function PostList<Post extends Queries.PostListItemFragment>({ posts, more }: Props<Post>) {
  return (
    <ul className={styles.posts} data-pagefind-ignore="all">
      {posts.map(post => {
        const { path, title, date, readingMinutes, description, lang, published } = post
        return (
          <li key={path}>
            <p className="meta">
              <time dateTime={date}>
                <DayText>{frenchDay(date)}</DayText>
              </time>
              {` · ${t("post.minutes", { minutes: readingMinutes })}`}
              {!published && ` · ${t("post.draft")}`}
            </p>
            <h3 className={styles.title} {...inLanguage(lang)}>
              <PageLink page={{ path, title }} className="title-link" />
            </h3>
            <p className={styles.description} {...inLanguage(lang)}>
              {description}
            </p>
            {more?.(post)}
          </li>
        )
      })}
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
