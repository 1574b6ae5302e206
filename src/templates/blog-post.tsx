import { graphql } from "gatsby"
import { ArticleBody, type ArticlePageProps } from "../components/article/article-body"
import { ArticleMargin, type Translations } from "../components/article-margin"
import { Cover } from "../components/cover"
import { Gallery } from "../components/gallery"
import { NextLinks } from "../components/next-links"
import { foreign, inLanguage, PageItems } from "../components/page-link"
import { PageTitle } from "../components/page-title"
import { Reply } from "../components/reply"
import { fileOf } from "../components/responsive-picture"
import { SeriesParts } from "../components/series-parts"
import { Sheet } from "../components/sheet"
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
  const { parts, previous, next, related, words, versions, hasNoLead } = pageContext
  if (!post) return <EmptyPage />
  const inSeries = parts.length > 0
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
          <SeriesParts links={pageContext} />
          <Cover first className={styles.cover} of={post} />
          <ArticleBody article={post} lang={lang}>
            {children}
          </ArticleBody>
        </Sheet>
      </Words.Provider>
      <Gallery pictures={post.gallery} />
      <NextLinks
        label={t("post.more")}
        links={[
          { label: inSeries ? t("series.next") : t("post.next"), to: next },
          {
            label: inSeries ? t("series.previous") : t("post.previous"),
            to: previous,
            back: true,
          },
        ]}
      />
      {related.length > 0 && (
        <Sheet
          className="screen-only"
          beside="text"
          title={t("post.related")}
          data-pagefind-ignore="all"
        >
          <ul>
            <PageItems pages={related} />
          </ul>
        </Sheet>
      )}
      <Reply title={post.title} email={siteSettings.identity.email} end={pageContext.end} />
    </>
  )
}

export const query = graphql`
  query BlogPostPage($id: String!) {
    post: blogPost(id: { eq: $id }) {
      path
      title
      description
      publishedAt
      updatedAt
      tags
      coverAlt
      coverDrawing
      cover {
        ...WidePicture
      }
      gallery {
        ...GalleryPicture
      }
      ...ArticleMargin
      ...ArticleBody
    }
    siteSettings {
      identity {
        email
      }
    }
  }
`
