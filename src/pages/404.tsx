import { useLocation } from "@reach/router"
import { graphql, type PageProps } from "gatsby"
import { useSyncExternalStore } from "react"
import { PageSuggestions } from "../components/page-suggestions"
import { PageHead } from "../head/page-head"
import { ErrorPage } from "../layout/error-page"
import { fullPath } from "../shared/full-path"
import { errorTitle, toPageError } from "../shared/page-error"

const neverChanges = () => () => {}

/**
 * The page for an address that no route matches (S-10). One static file serves every such address,
 * so the address itself is named once scripts run.
 */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const location = useLocation()
  const address = useSyncExternalStore(
    neverChanges,
    () => fullPath(location),
    () => null,
  )
  const message =
    address === null ? toPageError({ statusCode: 404 }).message : `Page not found: ${address}`
  return (
    <>
      <PageHead title={errorTitle(404)} indexed={false} />
      <ErrorPage error={{ statusCode: 404, message }}>
        <PageSuggestions pages={[...data.posts.nodes, ...data.projects.nodes]} address={address} />
      </ErrorPage>
    </>
  )
}

export const query = graphql`
  query NotFoundPage {
    posts: allBlogPost(sort: { date: DESC }, limit: 20) {
      nodes {
        path
        title
        lang
      }
    }
    projects: allProject(sort: { order: ASC }, limit: 20) {
      nodes {
        path
        title
      }
    }
  }
`
