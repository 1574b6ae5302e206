import { Location as RouterLocation } from "@reach/router"
import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, useEffect, useInsertionEffect, useState } from "react"
import { whenIdle } from "../browser/page-moments"
import { Layout } from "../layout/layout"
import { PageArrival } from "../navigation/arrival"
import { isReplacement } from "../navigation/page-resources"
import { ErrorBoundary } from "./error-boundary"
import * as styles from "./page-frame.module.css"

/** Shared by `gatsby-browser` and `gatsby-ssr`, so that both render the same tree. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PageFrame location={props.location} isReplaced={isReplacement(props.pageResources)}>
    {element}
  </PageFrame>
)

/** The last net: an error in the layout itself still shows the error page (S-14). */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <RouterLocation>
    {({ location }) => <ErrorBoundary address={location.pathname}>{element}</ErrorBoundary>}
  </RouterLocation>
)

interface Props {
  /** Address of the page that is shown; the address bar is ahead of it while a page loads. */
  location: Pick<Location, "pathname" | "search" | "hash"> & { key?: string }
  isReplaced: boolean
  children: ReactNode
}

/** Frame of every page, in the browser and in the static HTML: the layout, and errors shown inside it. */
export function PageFrame({ location, isReplaced, children }: Props) {
  useInsertionEffect(applyStyles)
  return (
    <>
      <PageArrival location={location} isReplaced={isReplaced} />
      <Layout notices={<Notices />}>
        <ErrorBoundary address={location.pathname + location.search} catchesUncaught>
          {children}
        </ErrorBoundary>
      </Layout>
    </>
  )
}

/** Applies the sheets of pages that wait since they were loaded (`gatsby/webpack-styles`). */
function applyStyles(): void {
  for (const { media } of document.styleSheets)
    if (media.mediaText === "not all") media.mediaText = ""
}

type Late = typeof import("./late-notices")

/** Notices of the site, at the lower edge of the window. */
function Notices() {
  const [late, setLate] = useState<Late>()
  useEffect(() => {
    const load = async () => {
      await whenIdle()
      setLate(await import(/* webpackChunkName: "late" */ "./late-notices"))
    }
    // Without them the page works all the same.
    load().catch(() => {})
  }, [])
  return <div className={`${styles.place} screen-only`}>{late && <late.LateNotices />}</div>
}
