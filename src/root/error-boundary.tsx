import { Component, type ReactNode } from "react"
import { trustedHtml } from "../browser/trusted-html"
import { type PageError, toPageError } from "../i18n/page-error"
import { ErrorPage, ReloadNotice } from "../layout/notice-page"
import type { ErrorView } from "../navigation/find-page"
import { isFailedPiece } from "../updates/documents"

interface Props {
  children: ReactNode
  /** The page's address: the error goes when it changes. */
  address?: string
  /** Also shows errors that nothing caught outside of rendering. */
  catchesUncaught?: boolean
}

type State = { error: PageError | null }

/** S-14: an error in rendering, or one that nothing caught, shows the error page; never a blank page. */
export class ErrorBoundary extends Component<Props, State> {
  constructor(props: Props) {
    super(props)
    // A field with a value would bring a helper into each page's scripts.
    this.state = { error: null }
  }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: toPageError(thrown) }
  }

  /**
   * Errors of browser extensions and of other origins' scripts are not the site's: they must not take the
   * page away from its reader. The listeners stay, as the frame does.
   */
  override componentDidMount() {
    if (!this.props.catchesUncaught) return
    const show = (thrown: unknown) => this.setState({ error: toPageError(thrown) })
    const onError = ({ error, filename }: ErrorEvent) => {
      if (error && isOwnScript(filename) && !isBrokenScript(error)) show(error)
    }
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      // A reason that is no error does not name its script.
      const isOwn = reason instanceof Error ? isOwnScript(reason.stack ?? "") : Boolean(reason)
      // Gatsby's loader does not catch the rejections of pages that fail to prefetch.
      if (isOwn && reason.name !== "AbortError" && !isFailedPiece(reason)) show(reason)
    }
    window.addEventListener("error", onError)
    window.addEventListener("unhandledrejection", onRejection)
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.error && previous.address !== this.props.address) this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    return error ? <ErrorPage error={error} /> : this.props.children
  }
}

const isOwnScript = (trace: string): boolean => trace.includes(`${window.location.origin}/`)

/**
 * A script that cannot be parsed is a piece that did not load, and the guarded reload's (S-16): it may have been
 * loaded ahead. Such an error comes from no line of a script.
 */
const isBrokenScript = (error: unknown): boolean =>
  error instanceof SyntaxError && !isOwnScript(error.stack ?? "")

/** S-16: what is shown when something of a page did not load, and loading it again did not help. */
export const missingPieceView: ErrorView = (thrown, hasText) => {
  const error = toPageError(thrown)
  if (!hasText) return () => <ErrorPage error={error} />
  // The text that is there before React replaces it: the site's HTML, as the build wrote it.
  const html = { __html: trustedHtml(document.querySelector("main")?.innerHTML ?? "") }
  return () => (
    <>
      <ReloadNotice error={error} />
      <div
        // The sheets of the text are laid out as if this were not here.
        style={{ display: "contents" }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
        dangerouslySetInnerHTML={html}
      />
    </>
  )
}
