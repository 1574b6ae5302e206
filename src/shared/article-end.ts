/** A link with the words that it shows. */
interface WrittenLink {
  label: string
  href: string
}

/** What the site offers at the end of a text (issue 15.14). The build gives it to pages; none for a site that offers nothing. */
export interface ArticleEnd {
  links: readonly WrittenLink[]
  /** Where the page can be shared, unless the device has a way of its own. */
  share: readonly WrittenLink[]
  /** Whether a button copies the page's address. */
  copies: boolean
}

/** Of the page's context. */
export interface EndContext {
  end?: ArticleEnd
}
