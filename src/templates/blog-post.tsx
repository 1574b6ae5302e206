import { graphql } from "gatsby"
import { ArticleBody, type ArticlePageProps } from "../components/article/article-body"
import { ArticleMargin, type Translations } from "../components/article-margin"
import { Cover } from "../components/cover"
import { Gallery } from "../components/gallery"
import { foreign, inLanguage, PageItems } from "../components/page-link"
import { PageTitle } from "../components/page-title"
import { QuietLinks } from "../components/quiet-links"
import { fileOf } from "../components/responsive-picture"
import { SeriesParts } from "../components/series-parts"
import { Sheet } from "../components/sheet"
import { TextEnd } from "../components/text-end"
import { EmptyPage, PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import { type ArticleWords, Words } from "../i18n/words"
import type { EndContext } from "../shared/article-end"
import type { ListedPage } from "../shared/listed-page"
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
  const { tags, parts, previous, next, related, end, words, versions, hasNoLead } = pageContext
  if (!post) return <EmptyPage />
  const isPart = (page: ListedPage | null) => parts.some(({ path }) => path === page?.path)
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
        email={siteSettings.identity.email}
        end={end}
        links={[
          {
            label: t(isPart(previous) ? "series.previous" : "post.previous"),
            to: previous,
            back: true,
          },
          { label: t(isPart(next) ? "series.next" : "post.next"), to: next },
        ]}
      >
        <SeriesParts links={pageContext} />
        {related.length > 0 && (
          <nav aria-labelledby="related">
            <h3 id="related" className="label">
              {t("post.related")}
            </h3>
            <ul>
              <PageItems pages={related} />
            </ul>
          </nav>
        )}
        <QuietLinks pages={tags} />
      </TextEnd>
    </>
  )
}

// Feeds read the files' addresses of a page's data (`release/feed-text`).
// A drawing that needs the margin leads the list only: here the margin has the contents, and the text comes first.
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
        email
      }
    }
  }
`
