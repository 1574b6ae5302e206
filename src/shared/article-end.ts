/** A way on from the end of a text, with the words that it shows. */
export interface EndLink {
  label: string
  href: string
}

/** Part of the page's context. */
export interface EndContext {
  end?: readonly EndLink[]
}
