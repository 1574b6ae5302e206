import { Component, type ErrorInfo, type ReactNode } from "react"
import { toPageError } from "../shared/page-error"
import { ErrorNotice } from "./error-notice"
import { onUncaughtError } from "./uncaught-errors"

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
