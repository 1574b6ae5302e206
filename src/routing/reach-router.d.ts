import "@reach/router"

declare module "@reach/router" {
  /** The route whose pattern fits a path best. Exported by the package, and missing from its types. */
  export function pick<R extends { path: string }>(
    routes: readonly R[],
    path: string,
  ): { route: R; params: Record<string, string> } | null
}
