import { distance } from "fastest-levenshtein"
import { decoded } from "../shared/decoded"
import type { ListedPage } from "../shared/listed-page"

/** Two addresses that differ in more than this share of their letters are not alike. */
const TOO_FAR = 0.5

/**
 * The pages whose address is most like the missing one, the nearest first; none when nothing is near. Compares
 * the last segments letter by letter, which finds typing errors and renamed folders; the whole path decides
 * between equals. Takes the address with or without query and hash.
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
