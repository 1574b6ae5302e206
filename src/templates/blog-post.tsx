import { graphql } from "gatsby"
import { ArticleBody, type ArticlePageProps } from "../components/article-body"
import { ArticleMargin } from "../components/article-margin"
import { NextLinks } from "../components/next-links"
import { foreign } from "../components/page-link"
import { ResponsivePicture } from "../components/responsive-picture"
import { PageTitle, Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import * as styles from "./blog-post.module.css"

type Props = ArticlePageProps<Queries.BlogPostPageQuery>

export default function BlogPostPage({ data, children }: Props) {
  const { post, previous, next } = data
  if (!post) return null
  const lang = foreign(post.lang)
  return (
    <>
      <PageHead
        title={post.title}
        description={post.description}
        type="article"
        canonical={post.canonical}
        publishedAt={post.date}
        updatedAt={post.updated}
        tags={post.tags}
      />
      <Sheet first margin={<ArticleMargin post={post} />}>
        <article>
          <div lang={lang}>
            <PageTitle title={post.title} lead={post.description} />
          </div>
          <ResponsivePicture first className={styles.cover} file={post.cover} alt={post.coverAlt} />
          <ArticleBody article={post} lang={lang}>
            {children}
          </ArticleBody>
        </article>
      </Sheet>
      <NextLinks
        label={t("post.more")}
        links={[
          { label: t("post.next"), to: next },
          { label: t("post.previous"), to: previous, back: true },
        ]}
      />
    </>
  )
}

export const query = graphql`
  query BlogPostPage($id: String!, $previousId: String, $nextId: String) {
    post: blogPost(id: { eq: $id }) {
      title
      description
      coverAlt
      cover {
        ...WidePicture
      }
      ...ArticleMargin
      ...ArticleBody
    }
    previous: blogPost(id: { eq: $previousId }) {
      path
      title
      lang
    }
    next: blogPost(id: { eq: $nextId }) {
      path
      title
      lang
    }
  }
`
