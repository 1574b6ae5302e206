import { graphql } from "gatsby"
import { ArticleBody, type ArticlePageProps } from "../components/article/article-body"
import { ArticleMargin, type Translations } from "../components/article-margin"
import { Cover } from "../components/cover"
import { Gallery } from "../components/gallery"
import { foreign, inLanguage } from "../components/page-link"
import { PageTitle } from "../components/page-title"
import { fileOf } from "../components/responsive-picture"
import { Sheet } from "../components/sheet"
import { TextEnd } from "../components/text-end"
import { EmptyPage, PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import { type ArticleWords, Words } from "../i18n/words"
import type { EndContext } from "../shared/article-end"
import type { PostLinks } from "../shared/post-links"
import * as styles from "./blog-post.module.css"

interface Props extends ArticlePageProps<Queries.BlogPostPageQuery> {
  pageContext: PostLinks &
    EndContext & {
      /** The text begins with the description. */
      hasNoLead?: boolean
      /** Words that are not French. */
      words?: ArticleWords
      /** Versions of a text that is a translation or has some: itself too, the original first. */
      versions?: readonly { path: string; lang: string }[]
      translations?: Translations
    }
}

export default function BlogPostPage({ data, pageContext, children }: Props) {
  const { post, siteSettings } = data
  const { tags, recommended, previous, next, end, words, versions, hasNoLead } = pageContext
  if (!post) return <EmptyPage />
  const lang = foreign(post.lang)
  return (
    <>
      <PageHead
        title={post.title}
        description={post.description}
        type="article"
        canonical={post.canonical}
        publishedAt={post.publishedAt}
        updatedAt={post.updatedAt}
        tags={post.tags}
        lang={post.lang}
        versions={versions}
        subject={{ kind: "post", lang: post.lang, image: fileOf(post.cover) }}
      />
      <Words.Provider value={words}>
        <Sheet
          first
          as="article"
          // In other languages the margin is French.
          lang={words?.lang}
          className={`h-entry ${styles.post}`}
          head={
            <div {...inLanguage(lang)}>
              <PageTitle title={post.title} lead={hasNoLead ? undefined : post.description} />
            </div>
          }
          margin={<ArticleMargin post={post} links={pageContext} />}
        >
          <Cover first className="box" of={post} />
          <ArticleBody article={post} lang={lang}>
            {children}
          </ArticleBody>
        </Sheet>
      </Words.Provider>
      <Gallery pictures={post.gallery} />
      <TextEnd
        title={post.title}
        author={siteSettings.identity}
        end={end}
        next={recommended}
        beside={[
          { label: t("post.previous"), page: previous },
          { label: t("post.next"), page: next },
        ]}
        lists={tags}
        listsLabel={t("post.lists")}
      />
    </>
  )
}

// Feeds read the files' addresses of a page's data (`release/feed-text`).
// A drawing that needs the margin leads the list only: here the text comes first, and places it.
export const query = graphql`
  query BlogPostPage($id: String!, $withoutCover: Boolean = false) {
    post: blogPost(id: { eq: $id }) {
      path
      title
      description
      publishedAt
      updatedAt
      tags
      coverAlt
      coverDrawing @skip(if: $withoutCover)
      cover {
        ...WidePicture
      }
      gallery {
        ...GalleryPicture
      }
      ...ArticleMargin
      content {
        files
      }
      ...ArticleBody
    }
    siteSettings {
      identity {
        ...Author
      }
    }
  }
`
