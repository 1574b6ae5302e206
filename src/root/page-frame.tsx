import { useLocation } from "@reach/router"
import type { ReactNode } from "react"
import { Layout } from "../layout/layout"
import { ErrorBoundary } from "./error-boundary"

/** What wraps every page, in the browser and in the static HTML: the layout, and errors shown inside it. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <Layout>
      <ErrorBoundary address={pathname + search} catchesUncaught>
        {children}
      </ErrorBoundary>
    </Layout>
  )
}
