import { Location } from "@reach/router"
import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby"
import { ErrorBoundary } from "./error-boundary"
import { PageFrame } from "./page-frame"

/** Shared by `gatsby-browser` and `gatsby-ssr`, so that both render the same tree. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <PageFrame
    location={props.location}
    // The static HTML is rendered without the resources.
    page={props.pageResources?.page.path ?? props.path}
    context={props.pageContext}
  >
    {element}
  </PageFrame>
)

/** The last net: an error in the layout itself still shows the error page (S-14). */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <Location>
    {({ location }) => <ErrorBoundary address={location.pathname}>{element}</ErrorBoundary>}
  </Location>
)
