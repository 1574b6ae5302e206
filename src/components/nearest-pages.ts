import { distance } from "fastest-levenshtein"

/** A page that can be proposed. */
export interface SuggestedPage {
  path: string
  title: string
  /** Language of the title. */
  lang?: string
}

/**
 * Pages ordered by how near their address is to the one that led nowhere. Their last segments are compared:
 * the fewer letters differ, the nearer. Takes the pages, and the address with or without query and hash.
 */
export function nearestPages(pages: readonly SuggestedPage[], address: string): SuggestedPage[] {
  const wanted = lastSegment(address)
  const differenceTo = ({ path }: SuggestedPage) => {
    const segment = lastSegment(path)
    return distance(wanted, segment) / Math.max(wanted.length, segment.length, 1)
  }
  return pages.toSorted((a, b) => differenceTo(a) - differenceTo(b))
}

const lastSegment = (address: string): string =>
  (address.split(/[?#]/)[0] ?? "").split("/").filter(Boolean).at(-1)?.toLowerCase() ?? ""
