import { graphql } from "gatsby"
import { t } from "../i18n/translate"
import { frenchDay } from "../shared/french-date"
import { tagPage } from "../shared/tags"
import { Cover } from "./cover"
import { foreign, inLanguage, PageLink } from "./page-link"
import * as styles from "./post-list.module.css"
import { QuietLinks } from "./quiet-links"

/** More would push the titles apart; the post has them all. */
const TAGS_OF_A_POST = 5

type PostItem = Omit<Queries.PostListItemFragment, "featured"> & {
  readonly featured?: boolean
}

interface Props {
  posts: readonly PostItem[]
  /** Cover of the first post, which then leads the list. */
  leadCover?: Queries.PostCoverFragment | undefined
}

export const PostList = ({ posts, leadCover }: Props) => (
  <ul className={styles.posts} data-pagefind-ignore="all">
    {posts.map((post, at) => {
      const { path, title, date, readingMinutes, description, lang, tags } = post
      const cover = at === 0 ? leadCover : undefined
      return (
        <li key={path}>
          {/* Browsers may name a rare language otherwise than the build. */}
          <p className={`meta ${styles.facts}`} suppressHydrationWarning>
            <time dateTime={date}>{frenchDay(date)}</time>{" "}
            {t("post.minutes", { minutes: readingMinutes })}
            {foreign(lang) && ` · ${languageNote(lang)}`}
            {post.featured && <Mark text={t("post.featured")} />}
            {!post.published && <Mark text={t("post.draft")} />}
          </p>
          <div>
            <h3 className={cover && styles.lead} {...inLanguage(lang)}>
              <PageLink page={{ path, title }} className="title-link" />
            </h3>
            <p className={styles.description} {...inLanguage(lang)}>
              {description}
            </p>
            {cover && <Cover of={cover} className={`box ${styles.cover}`} />}
          </div>
          <div className={styles.side}>
            <QuietLinks pages={tags.slice(0, TAGS_OF_A_POST).map(tagPage)} />
          </div>
        </li>
      )
    })}
  </ul>
)

/** Names a post's language in French. English, the usual one, without `Intl`: its first use on a page takes 9 ms. */
function languageNote(lang: string): string {
  if (/^en\b/.test(lang)) return t("post.english")
  const language = new Intl.DisplayNames(["fr"], { type: "language" }).of(lang) ?? lang
  return t("post.language", { language })
}

/** Words in red ink after the facts. */
const Mark = ({ text }: { text: string }) => (
  <>
    {" · "}
    <span className={styles.red}>{text}</span>
  </>
)

export const query = graphql`
  fragment PostListItem on BlogPost {
    path
    title
    date
    readingMinutes
    description
    lang
    published
    featured
    tags
  }

  fragment PostCover on BlogPost {
    coverAlt
    coverDrawing
    cover {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 560, aspectRatio: 1.6, placeholder: DOMINANT_COLOR)
      }
    }
  }
`
