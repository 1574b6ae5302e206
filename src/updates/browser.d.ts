interface Document {
  /** Speculation rules: the browser prepares the page, and nobody sees it yet. */
  readonly prerendering?: boolean
}

interface Navigator {
  /** Network Information API: not in every browser. */
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean }
}
