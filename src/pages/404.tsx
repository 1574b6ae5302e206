import { useLocation } from "@reach/router"
import { graphql, type PageProps } from "gatsby"
import { useSyncExternalStore } from "react"
import { PageSuggestions } from "../components/page-suggestions"
import { LOST } from "../components/signs"
import { useLoaded } from "../http/use-loaded"
import { errorTitle } from "../i18n/page-error"
import { t } from "../i18n/translate"
import { ErrorPage } from "../layout/notice-page"
import type { ListedPage } from "../shared/listed-page"
import { sitePages } from "../updates/build-files"

const neverChanges = () => () => {}

/** As the visitor sees it: the router encodes a `%2f` of it once more. */
function shownAddress(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}

/** S-27: the pages that exist now, which may be more than when this page was built. */
const pagesFor = (_address: string, signal: AbortSignal): Promise<ListedPage[]> =>
  sitePages({ signal })

/**
 * The page for an address that no route matches (S-10). One static file serves every such address,
 * so the address itself is named once scripts run.
 */
export default function NotFoundPage({ data }: Pick<PageProps<Queries.NotFoundPageQuery>, "data">) {
  const { pathname } = useLocation()
  const address = useSyncExternalStore(neverChanges, shownAddress, () => null)
  const message = address === null ? errorTitle(404) : t("error.address", { address })
  const { state, reload } = useLoaded(address === null ? null : pathname, pagesFor)
  return (
    <ErrorPage error={{ statusCode: 404, message }} figure={LOST}>
      <PageSuggestions
        pages={[...data.posts.nodes, ...data.projects.nodes]}
        address={address}
        sitePages={state}
        onRetry={reload}
      />
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
