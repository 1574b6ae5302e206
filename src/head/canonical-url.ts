/**
 * Canonical address of a page (S-18): the site's address, the path without a slash at the end,
 * and only those query parameters that the owner lists, in the order of the list.
 */
export function canonicalUrl(
  siteUrl: string,
  pathname: string,
  search: string,
  kept: readonly string[],
): string {
  const asked = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of kept) for (const value of asked.getAll(name)) query.append(name, value)
  const path = pathname === "/" ? "/" : pathname.replace(/\/+$/, "")
  const text = query.toString()
  return `${siteUrl}${path}${text ? `?${text}` : ""}`
}
