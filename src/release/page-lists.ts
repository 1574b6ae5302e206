import { createHash } from "node:crypto"
import { BUILD_MANIFESTS, type PageList } from "../release-format/release-files"
import { type ListedPage, listKeys } from "../shared/listed-page"

/** So many pages, or parts, are in one file, however many the site has. */
const IN_A_FILE = 50

/** A wrong address may sort just before the part that its page is in, or just behind it: so many are in both. */
const OVERLAP = 8

/**
 * S-27, issue 12: the list of the pages, as what the build's manifest holds of it and as files. Nothing that a visitor loads
 * grows with the site: a long list is a tree of sorted parts. A page is in it twice, sorted by its address and by the same
 * backwards: a typing error leaves the beginning or the end.
 */
export function pageLists(pages: readonly ListedPage[]) {
  const files = new Map<string, string>()
  if (pages.length <= IN_A_FILE) return { list: { pages }, files }

  function store(list: PageList): string {
    const text = JSON.stringify(list)
    const file = `part-${createHash("sha256").update(text).digest("hex").slice(0, 20)}`
    files.set(`${BUILD_MANIFESTS}${file}.json`, text)
    return file
  }
  const sorted = pages
    .flatMap(page => listKeys(page.path).map(from => ({ from, page })))
    .sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
  let parts = starts(sorted).map(({ from, at }) => {
    const inside = sorted.slice(Math.max(0, at - OVERLAP), at + IN_A_FILE + OVERLAP)
    return { from, file: store({ pages: inside.map(({ page }) => page) }) }
  })
  while (parts.length > IN_A_FILE) {
    const below = parts
    parts = starts(below).map(({ from, at }) => {
      return { from, file: store({ parts: below.slice(at, at + IN_A_FILE) }) }
    })
  }
  return { list: { parts }, files }
}

/** Where each part begins. */
const starts = (sorted: readonly { from: string }[]) =>
  sorted.flatMap(({ from }, at) => (at % IN_A_FILE === 0 ? { from, at } : []))
