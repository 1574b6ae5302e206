import { Location } from "@reach/router"
import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby"
import { Component, type ReactNode, useState, useSyncExternalStore } from "react"
import facts from "site-facts"
import { Layout } from "../layout/layout"
import { UpdateNote } from "../layout/update-note"
import { focusArrival, RouteStatus, usePageArrival } from "../navigation/arrival"
import { navigation, outcomeAt, type Route, subscribe } from "../navigation/state"
import { SHOW } from "../routing/routes"
import { ErrorBoundary } from "./error-boundary"
import { ErrorNotice } from "./error-views"

/** Shared by `gatsby-browser` and `gatsby-ssr`, so that both render the same tree. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <PageFrame location={props.location}>{element}</PageFrame>
)

/** The last net: an error in the layout itself still shows the error page (S-14). */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
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
  const arrival = usePageArrival(location, outcome?.kind)
  return (
    <>
      <RouteStatus arrival={arrival} />
      <Layout note={facts.updates.notice && <UpdateNotice />}>
        <LastShown>
          {outcome && (
            <ErrorBoundary address={location.pathname + location.search} catchesUncaught>
              {outcome.kind === "show" ? children : <ErrorNotice error={outcome.error} />}
            </ErrorBoundary>
          )}
        </LastShown>
      </Layout>
    </>
  )
}

/** Goes on showing what it showed last while there is nothing to show. */
class LastShown extends Component<{ children: ReactNode }, { shown: ReactNode }> {
  override state = { shown: null }

  static getDerivedStateFromProps({ children }: { children: ReactNode }) {
    return children === undefined ? null : { shown: children }
  }

  override render() {
    return this.state.shown
  }
}

/** S-28, S-30: the note about a new version, until it is put off. The next document has that version anyway. */
function UpdateNotice() {
  const isKnown = useSyncExternalStore(
    subscribe,
    () => navigation().isNewVersionKnown,
    () => false,
  )
  const [isDismissed, setDismissed] = useState(false)

  const dismiss = () => {
    setDismissed(true)
    // The button goes; without a place for the focus, Tab would begin with the browser's own bar.
    focusArrival("")
  }

  return (
    <UpdateNote
      shown={isKnown && !isDismissed}
      onReload={() => window.location.reload()}
      onDismiss={dismiss}
    />
  )
}
