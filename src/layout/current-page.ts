/**
 * The mark of a navigation entry on the page at `pathname` (S-5): `page` on its own page, `true` on a page
 * below it, as a post is below `/blog`. An entry with a hash is a place of a page, not a page.
 */
export function currentMark(to: string, pathname: string): "page" | "true" | undefined {
  if (to === pathname) return "page"
  return to !== "/" && pathname.startsWith(`${to}/`) ? "true" : undefined
}
