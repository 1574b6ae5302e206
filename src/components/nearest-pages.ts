import { distance } from "fastest-levenshtein"
import { decoded } from "../shared/decoded"
import type { ListedPage } from "../shared/listed-page"

/** From this share of letters that differ on, two addresses have nothing to do with each other. */
const TOO_FAR = 0.5

/**
 * The pages whose address is like the one that led nowhere, the nearest first; none when nothing is near. Last
 * segments are compared, letter by letter, so that a slip of the pen is found, and a page whose folder was
 * renamed; where they are alike, the whole path decides. Takes the address with or without query and hash.
 */
export function nearestPages(pages: readonly ListedPage[], address: string): ListedPage[] {
  const wanted = segments(address)
  const last = wanted.at(-1) ?? ""
  return pages
    .map(page => {
      const own = segments(page.path)
      return {
        page,
        difference: difference(last, own.at(-1) ?? ""),
        pathDifference: difference(wanted.join("/"), own.join("/")),
      }
    })
    .filter(one => one.difference < TOO_FAR)
    .sort((a, b) => a.difference - b.difference || a.pathDifference - b.pathDifference)
    .map(({ page }) => page)
}

/** Share of the letters that differ: 0 for the same text, 1 for another one. */
const difference = (a: string, b: string): number =>
  distance(a, b) / Math.max(a.length, b.length, 1)

const segments = (address: string): string[] =>
  decoded(address.split(/[?#]/)[0] ?? "")
    .toLowerCase()
    // Addresses have no accents; visitors who type one may write them.
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .split("/")
    .filter(Boolean)
