import { Location } from "@reach/router"
import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, useState, useSyncExternalStore } from "react"
import { Layout } from "../layout/layout"
import { ErrorPage } from "../layout/notice-page"
import { PageArrival } from "../navigation/arrival"
import { outcomeAt, type Route, subscribe } from "../navigation/state"
import { SHOW } from "../routing/routes"
import { ErrorBoundary } from "./error-boundary"
import { Notices } from "./notices"

/** Shared by `gatsby-browser` and `gatsby-ssr`, so that both render the same tree. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PageFrame location={props.location}>{element}</PageFrame>
)

/** The last net: an error in the layout itself still shows the error page (S-14). */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <Location>
    {({ location }) => <ErrorBoundary address={location.pathname}>{element}</ErrorBoundary>}
  </Location>
)

interface Props {
  /** Where the page that is shown belongs; the address bar is ahead of it while a page loads. */
  location: Route & { hash: string; key?: string }
  children: ReactNode
}

/**
 * What wraps every page, in the browser and in the static HTML: the layout, and errors shown inside it. The
 * page itself shows when its route lets it (S-11, S-12); until then, the one before it stays. The static HTML
 * shows every page, and so does the browser until it has taken that HTML over.
 */
export function PageFrame({ location, children }: Props) {
  const outcome = useSyncExternalStore(
    subscribe,
    () => outcomeAt(location),
    () => SHOW,
  )
  return (
    <>
      <PageArrival location={location} outcome={outcome?.kind} />
      <Layout note={<Notices />}>
        <LastShown>
          {outcome && (
            <ErrorBoundary address={location.pathname + location.search} catchesUncaught>
              {outcome.kind === "show" ? children : <ErrorPage error={outcome.error} />}
            </ErrorBoundary>
          )}
        </LastShown>
      </Layout>
    </>
  )
}

/** Goes on showing what it showed last while there is nothing to show. */
function LastShown({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(children)
  if (children !== undefined && children !== shown) setShown(children)
  return shown
}
