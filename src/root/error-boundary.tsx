import { Component, type ErrorInfo, type ReactNode } from "react"
import { toPageError } from "../shared/page-error"
import { ErrorNotice } from "./error-views"

interface Props {
  children: ReactNode
  /** The page's address: the error goes when it changes. */
  address?: string
  /** Also shows errors that nothing caught outside of rendering. */
  catchesUncaught?: boolean
}

interface State {
  thrown: unknown
  failed: boolean
}

const FINE: State = { thrown: undefined, failed: false }

/** S-14: an error in rendering, or one that nothing caught, shows the error page; never a blank page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = FINE
  private stopListening: (() => void) | undefined

  static getDerivedStateFromError(thrown: unknown): State {
    return { thrown, failed: true }
  }

  override componentDidMount() {
    if (!this.props.catchesUncaught) return
    this.stopListening = onUncaughtError(thrown => this.setState({ thrown, failed: true }))
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failed && previous.address !== this.props.address) this.setState(FINE)
  }

  override componentWillUnmount() {
    this.stopListening?.()
  }

  override componentDidCatch(thrown: Error, info: ErrorInfo) {
    console.error(thrown, info.componentStack)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <ErrorNotice error={toPageError(this.state.thrown)} />
  }
}

/**
 * Calls `listener` with each error that nothing caught and that comes from the site's own scripts (S-14).
 * Errors of browser extensions and of other origins' scripts are not the site's: they must not take
 * the page away from its reader. Returns the function that stops listening.
 */
function onUncaughtError(listener: (thrown: unknown) => void): () => void {
  const onError = ({ error, filename }: ErrorEvent) => {
    if (error && isOwnScript(filename) && !isBrokenScript(error)) listener(error)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && reason.name !== "AbortError" && isOwnScript(reason.stack ?? ""))
      listener(reason)
  }
  window.addEventListener("error", onError)
  window.addEventListener("unhandledrejection", onRejection)
  return () => {
    window.removeEventListener("error", onError)
    window.removeEventListener("unhandledrejection", onRejection)
  }
}

const isOwnScript = (trace: string): boolean => trace.includes(`${window.location.origin}/`)

/**
 * A script that cannot be parsed is a piece that did not load, and the guarded reload's (S-16): it may have been
 * loaded ahead. Such an error comes from no line of a script.
 */
const isBrokenScript = (error: unknown): boolean =>
  error instanceof SyntaxError && !isOwnScript(error.stack ?? "")
