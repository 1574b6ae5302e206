import "@reach/router"

declare module "@reach/router" {
  /** The route whose pattern fits a path best. Exported by the package, and missing from its types. */
  export function pick<R extends { path: string }>(
    routes: readonly R[],
    path: string,
  ): { route: R; params: Record<string, string> } | null
}

declare global {
  interface Window {
    /** Gatsby: navigates inside the site, as `Link` does. A number is a step in the history. */
    ___navigate?: (to: string | number, options?: { replace?: boolean; state?: object }) => void
    ___loader?: {
      /** Gatsby: loads what a page needs. Wrapped by `navigation`, it never rejects. */
      loadPage: (path: string) => Promise<unknown>
      /** Gatsby: the same when it is there already, else nothing. */
      loadPageSync: (path: string, options?: object) => unknown
      /** Gatsby: a link to the page is in view. */
      enqueue: (path: string) => { abort(): void }
      /** Gatsby: the version of the build that the server has. */
      loadAppData: () => Promise<{ webpackCompilationHash: string } | undefined>
    }
    /** Gatsby: the build that the document belongs to. */
    ___webpackCompilationHash?: string
    /** Gatsby: the page that the document is. At an address that no page has, `/404.html`. */
    pagePath?: string
    /** Address at which the document began (`root/document-start`). */
    documentAddress?: string
  }
}
