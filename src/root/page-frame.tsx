import { type ReactNode, useRef } from "react"
import facts from "site-facts"
import { Layout } from "../layout/layout"
import type { Visit } from "../routing/visit"
import { ErrorBoundary } from "./error-boundary"
import { ErrorNotice } from "./error-notice"
import { RouteStatus } from "./route-status"
import { UpdateNotice } from "./update-notice"
import { usePageArrival } from "./use-page-arrival"
import { useRouteOutcome } from "./use-route-outcome"

interface Props extends Pick<Visit, "page" | "context"> {
  /** Where the page that is shown belongs; the address bar is ahead of it while a page loads. */
  location: Visit["location"] & { key?: string }
  children: ReactNode
}

/**
 * What wraps every page, in the browser and in the static HTML: the layout, and errors shown inside it. The
 * page itself shows when its route lets it (S-11, S-12); until then, the one before it stays.
 */
export function PageFrame({ location, page, context, children }: Props) {
  const outcome = useRouteOutcome({ location, page, context })
  const arrival = usePageArrival(location, outcome?.kind)
  const shown = useRef(children)
  if (outcome?.kind === "show") shown.current = children
  if (outcome?.kind === "error") shown.current = <ErrorNotice error={outcome.error} />
  return (
    <>
      <RouteStatus arrival={arrival} />
      <Layout note={facts.updates.notice && <UpdateNotice />}>
        <ErrorBoundary address={location.pathname + location.search} catchesUncaught>
          {shown.current}
        </ErrorBoundary>
      </Layout>
    </>
  )
}
