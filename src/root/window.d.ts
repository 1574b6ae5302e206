interface Window {
  /** Gatsby: when true, the next in-site navigation is a full page load. */
  ___swUpdated?: boolean
}
