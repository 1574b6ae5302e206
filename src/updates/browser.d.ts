interface Document {
  /** Speculation rules: the browser prepares the page, and nobody sees it yet. */
  readonly prerendering?: boolean
}
