/**
 * Whether a navigation entry stands for the page at `pathname` (S-5). A post belongs to `/blog`.
 * An entry with a hash is a place of a page, not a page.
 */
export function isCurrentPage(to: string, pathname: string): boolean {
  if (to.includes("#")) return false
  if (to === "/") return pathname === "/"
  return pathname === to || pathname.startsWith(`${to}/`)
}
