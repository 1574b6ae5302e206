import { graphql } from "gatsby"
import { ArticleBody, type ArticlePageProps } from "../components/article/article-body"
import { ArticleContents } from "../components/article-contents"
import { foreign, inLanguage } from "../components/page-link"
import { PageTitle } from "../components/page-title"
import { ArticleEnd } from "../components/quiet-links"
import { Sheet } from "../components/sheet"
import { EmptyPage, PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import type { EndContext } from "../shared/article-end"

type Props = ArticlePageProps<Queries.ContentPageQuery> & { pageContext: EndContext }

/** A page of the owner's own: `content/pages/<name>.mdx` at `/<name>`. */
export default function ContentPage({ data: { page }, pageContext: { end }, children }: Props) {
  if (!page) return <EmptyPage />
  const lang = foreign(page.lang)
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <Sheet
        first
        as="article"
        head={
          <div {...inLanguage(lang)}>
            <PageTitle title={page.title} lead={page.description} />
          </div>
        }
        margin={
          <ArticleContents headings={page.headings} lang={lang} label={t("legal.contents")} />
        }
      >
        <ArticleBody article={page} lang={lang}>
          {children}
        </ArticleBody>
      </Sheet>
      {end && (
        <Sheet className="screen-only" data-pagefind-ignore="all">
          <ArticleEnd links={end} />
        </Sheet>
      )}
    </>
  )
}

export const query = graphql`
  query ContentPage($id: String!) {
    page: contentPage(id: { eq: $id }) {
      title
      description
      lang
      headings {
        depth
        id
        text
      }
      ...ArticleBody
    }
  }
`
