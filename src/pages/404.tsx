import { graphql, type PageProps } from "gatsby"
import { useSyncExternalStore } from "react"
import { PageItems } from "../components/page-link"
import { errorTitle } from "../i18n/page-error"
import { t } from "../i18n/translate"
import { ErrorPage } from "../layout/notice-page"
import { LOST } from "../shared/signs"
import { slugOf } from "../shared/slug-of"
import * as styles from "./not-found.module.css"

const neverChanges = () => () => {}

/** As the visitor sees it: the router encodes a `%2f` of it once more. */
function shownAddress(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/**
 * The page for an address that no route matches (S-10). One static file serves every such address,
 * so the address itself is named once scripts run.
 */
export default function NotFoundPage({ data }: Pick<PageProps<Queries.NotFoundPageQuery>, "data">) {
  const address = useSyncExternalStore(neverChanges, shownAddress, () => null)
  const message = address === null ? errorTitle(404) : t("error.address", { address })
  const title = t("error.suggestions")
  const proposed = [...data.posts.nodes, ...data.projects.nodes]
  return (
    <ErrorPage error={{ statusCode: 404, message }} figure={LOST}>
      {proposed.length > 0 && (
        <nav className={styles.pages} aria-label={title}>
          <h2 id={slugOf(title)}>{title}</h2>
          <ul className={styles.list}>
            <PageItems pages={proposed} />
          </ul>
        </nav>
      )}
    </ErrorPage>
  )
}

export const query = graphql`
  query NotFoundPage {
    posts: allBlogPost(sort: [{ date: DESC }, { slug: DESC }], limit: 2) {
      nodes {
        path
        title
        lang
      }
    }
    projects: allProject(sort: [{ order: ASC }, { title: ASC }], limit: 1) {
      nodes {
        path
        title
      }
    }
  }
`
