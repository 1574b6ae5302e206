interface Window {
  /** Gatsby: when true, the next in-site navigation is a full page load. */
  ___swUpdated?: boolean
  /** Gatsby: navigates inside the site, as `Link` does. A number is a step in the history. */
  ___navigate?: (to: string | number, options?: object) => void
  /** Gatsby: gets what a page needs. The promise is kept, also when something fails to load. */
  ___loader?: {
    loadPage: (path: string) => Promise<unknown>
    /** What has been loaded before; undefined when it has not. */
    loadPageSync: (path: string, options?: object) => unknown
    /** Gatsby: the version of the build that the server has. */
    loadAppData: () => Promise<{ webpackCompilationHash: string } | undefined>
  }
  /** Gatsby: the version of the build that the document is of. */
  ___webpackCompilationHash?: string
}
