interface Window {
  /** Gatsby: navigates inside the site, as `Link` does. */
  ___navigate?: (to: string) => void
}
