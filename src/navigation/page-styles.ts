import { isDrawnOnPage } from "../shared/drawn-on-page"
import { PART_ADDRESSES } from "../styles/part-addresses"
import { isPage } from "./page-resources"

/** Sheets that were requested, by their addresses. */
const requested = new Map<string, Promise<unknown>>()

/**
 * Loads the styles of parts that the articles of a page need: the page is scrolled to its place as soon as it is
 * rendered, and their own links would move the place later. They stay, as webpack's styles do.
 */
export const loadStyles = (page: unknown): Promise<unknown> =>
  Promise.all(addressesFor(page).map(loadSheet))

/** Applies the sheets of pages that wait since they were loaded (`gatsby/webpack-styles`). */
export function applyStyles(): void {
  for (const { media } of document.styleSheets)
    if (media.mediaText === "not all") media.mediaText = ""
}

function addressesFor(page: unknown): string[] {
  if (!isPage(page)) return []
  // Corrupt data have none.
  const entries = Object.values(page.json?.data ?? {}).flatMap(entry => [entry, ...nodesOf(entry)])
  return entries.flatMap(partsOf).flatMap(part => PART_ADDRESSES[part] ?? [])
}

/** Entries of a list. */
const nodesOf = (list: unknown): readonly unknown[] =>
  typeof list === "object" && list !== null && "nodes" in list && Array.isArray(list.nodes)
    ? list.nodes
    : []

function partsOf(entry: unknown): readonly string[] {
  if (typeof entry !== "object" || entry === null) return []
  const parts = "parts" in entry && Array.isArray(entry.parts) ? entry.parts : []
  return "coverDrawing" in entry && isDrawnOnPage(entry.coverDrawing)
    ? [...parts, "drawing"]
    : parts
}

function loadSheet(href: string): Promise<unknown> {
  const known = requested.get(href)
  if (known) return known
  const link = document.createElement("link")
  // The page's own link, which follows, is noticed when it fails (`root/document-start`).
  link.dataset.webpack = ""
  Object.assign(link, { rel: "stylesheet", href })
  const settled = new Promise(resolve => {
    link.onload = link.onerror = resolve
  })
  requested.set(href, settled)
  document.head.append(link)
  return settled
}
