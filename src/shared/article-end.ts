/** A link with the words that it shows. */
interface WrittenLink {
  label: string
  href: string
}

/** Offers at the end of a text, from the build; undefined for a site that offers nothing. */
export interface ArticleEnd {
  links: readonly WrittenLink[]
  /** Links to share the page, unless the device has a way of its own. */
  share: readonly WrittenLink[]
  /** Whether a button copies the page's address. */
  copies: boolean
}

/** Part of the page's context. */
export interface EndContext {
  end?: ArticleEnd
}
