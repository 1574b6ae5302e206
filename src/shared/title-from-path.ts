import { decoded } from "./decoded"

/**
 * Title of a page that has none (S-17): the last path segment, hyphens turned into spaces, words capitalised.
 * Returns an empty text for `/`.
 */
export function titleFromPath(pathname: string): string {
  const segment = pathname.split("/").filter(Boolean).at(-1) ?? ""
  return decoded(segment)
    .split("-")
    .filter(Boolean)
    .map(word => word.charAt(0).toLocaleUpperCase("fr") + word.slice(1))
    .join(" ")
}
