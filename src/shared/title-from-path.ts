/**
 * Title of a page that has none (S-17): the last path segment, hyphens turned into spaces, words capitalised.
 * Returns an empty text for `/`.
 */
export function titleFromPath(pathname: string): string {
  const segment = pathname.split("/").filter(Boolean).at(-1) ?? ""
  return decode(segment)
    .split("-")
    .filter(Boolean)
    .map(word => word.charAt(0).toLocaleUpperCase("fr") + word.slice(1))
    .join(" ")
}

/** A segment that is not valid percent-encoding stays as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
