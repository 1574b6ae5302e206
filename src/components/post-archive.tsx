import { graphql, Link } from "gatsby"
import { frenchDay } from "../shared/french-date"
import * as styles from "./post-archive.module.css"

/** Older posts, one line each: the list of a large blog stays small. Nothing when there are none. */
export function PostArchive({ posts }: { posts: readonly Queries.PostArchiveItemFragment[] }) {
  if (posts.length === 0) return null
  return (
    <ul className={styles.archive} data-pagefind-ignore="all">
      {posts.map(({ path, title, date, lang }) => (
        <li key={path}>
          <time dateTime={date}>{frenchDay(date)}</time>
          <Link to={path} lang={lang === "fr" ? undefined : lang}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export const query = graphql`
  fragment PostArchiveItem on BlogPost {
    path
    title
    date
    lang
  }
`
