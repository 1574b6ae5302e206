import type { PageProps } from "gatsby"
import { ArticleBody } from "../components/article/article-body"
import { ArticleMargin } from "../components/article-margin"
import { PageTitle } from "../components/page-title"
import { Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { ErrorPage } from "../layout/notice-page"
import type { PostLinks } from "../shared/post-links"
import { englishPost } from "../testing/sample-queries"
import { OtherParts } from "./other-parts"
import { SiteStates } from "./site-states"

interface Context {
  article: Queries.ArticleBodyFragment & {
    title: string
    description: string
  } & Pick<Queries.ArticleMarginFragment, "headings">
  links: Pick<PostLinks, "tags" | "series">
}

const TRANSLATIONS = [
  { label: "Aussi en anglais :", path: "/about-me", title: "An English version", lang: "en" },
]

/**
 * Every part of the site in every state, to be looked at and tested. `gatsby develop` and the build of
 * `npm test` have it; a real build has neither the page nor its code (`gatsby/kitchen-sink`).
 */
export default function KitchenSinkPage({ pageContext }: PageProps<object, Context>) {
  const { article, links } = pageContext
  const { title, description, images, headings } = article
  return (
    <>
      <Sheet
        first
        as="article"
        head={<PageTitle title={title} lead={description} />}
        margin={
          <ArticleMargin
            post={{ ...englishPost, lang: "fr", published: false, headings }}
            links={{ ...links, place: { position: 1, count: 2 }, translations: TRANSLATIONS }}
          />
        }
      >
        <ArticleBody article={article} />
      </Sheet>
      <OtherParts images={images} links={links} />
      <SiteStates />
      <ErrorPage error={{ statusCode: 404, message: "Page not found: /nulle-part?a=b" }} />
      <ErrorPage error={{ statusCode: 500, message: "Une erreur d’essai" }} />
      {/* After the error pages, which have heads of their own. */}
      <PageHead title={title} description={description} indexed={false} />
    </>
  )
}
