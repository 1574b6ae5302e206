/** A page in a list of pages: the list of a release, proposals. */
export interface ListedPage {
  /** From the site's root: `/blog/x`. */
  path: string
  title: string
  /** Language of the title, when it is not French. */
  lang?: string | null
}
