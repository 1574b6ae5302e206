/**
 * Calls `listener` with each error that nothing caught and that comes from the site's own scripts (S-14).
 * Errors of browser extensions and of other origins' scripts are not the site's: they must not take
 * the page away from its reader. Returns the function that stops listening.
 */
export function onUncaughtError(listener: (thrown: unknown) => void): () => void {
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
