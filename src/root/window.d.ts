interface Window {
  /** Gatsby: when true, the next in-site navigation is a full page load. */
  ___swUpdated?: boolean
  /** Gatsby: navigates inside the site, as `Link` does. A number is a step in the history. */
  ___navigate?: (to: string | number, options?: { replace?: boolean; state?: object }) => void
  /** Gatsby: the same, for its own redirects. */
  ___push?: (to: string) => void
  ___replace?: (to: string) => void
  ___loader?: {
    /** Gatsby: gets what a page needs. As `recoverPages` wraps it, it never rejects. */
    loadPage: (path: string) => Promise<unknown>
    /** Gatsby: the same when it is there already, else nothing. */
    loadPageSync: (path: string, options?: object) => unknown
    /** Gatsby: the version of the build that the server has. */
    loadAppData: () => Promise<{ webpackCompilationHash: string } | undefined>
  }
  /** Gatsby: the build that the document belongs to. */
  ___webpackCompilationHash?: string
  /** Gatsby: the page that the document is. At an address that no page has, `/404.html`. */
  pagePath?: string
}

/** Gatsby: the path under which the site is served, without a slash at its end. */
declare const __PATH_PREFIX__: string
