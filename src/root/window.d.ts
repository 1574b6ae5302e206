interface Window {
  /** Gatsby: when true, the next in-site navigation is a full page load. */
  ___swUpdated?: boolean
  /** Gatsby: navigates inside the site, as `Link` does. A number is a step in the history. */
  ___navigate?: (to: string | number, options?: { replace?: boolean; state?: object }) => void
  /** Gatsby: gets what a page needs. The promise is kept, also when something fails to load. */
  ___loader?: {
    loadPage: (path: string) => Promise<unknown>
    /** What has been loaded, at once; nothing when it has not, or failed. */
    loadPageSync: (path: string) => unknown
  }
}
