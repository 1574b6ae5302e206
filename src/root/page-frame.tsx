import type { ReactNode } from "react"
import facts from "site-facts"
import { Layout } from "../layout/layout"
import { ErrorBoundary } from "./error-boundary"
import { RouteStatus } from "./route-status"
import { UpdateNotice } from "./update-notice"
import { usePageArrival } from "./use-page-arrival"

interface Props {
  /** Where the page that is shown belongs; the address bar is ahead of it while a page loads. */
  location: Pick<Location, "pathname" | "search" | "hash"> & { key?: string }
  children: ReactNode
}

/** What wraps every page, in the browser and in the static HTML: the layout, and errors shown inside it. */
export function PageFrame({ location, children }: Props) {
  const arrival = usePageArrival(location)
  return (
    <>
      <RouteStatus arrival={arrival} />
      <Layout note={facts.updates.notice && <UpdateNotice />}>
        <ErrorBoundary address={location.pathname + location.search} catchesUncaught>
          {children}
        </ErrorBoundary>
      </Layout>
    </>
  )
}
