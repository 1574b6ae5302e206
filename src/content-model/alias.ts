import { z } from "zod"

/** Folders that hold no pages, and pages and files that the site has for itself. */
const TAKEN = [
  ...["api", "builds", "page-data", "static", "pagefind"],
  ...["404", "500", "offline", "kitchen-sink", "sw.js", "_headers", "_redirects"],
]

/** Segments without what an address, a file system or a `_redirects` file reads in its own way. */
const WRITTEN = /^(?:\/(?!\.{1,2}(?:\/|$))[^/?#%\\\s:*]+)+$/

const EXPECTED =
  "an old address of this site, written /path: no query, no #, no %, no slash or index.html at the end, and not below /api, /builds, /page-data, /static, /pagefind"

/** An address that a page of this site had, as it reads: `/2024/été`, not `/2024/%C3%A9t%C3%A9`. */
export const alias = z.string().refine(value => isPossible(value), EXPECTED)

function isPossible(value: string): boolean {
  const [first = ""] = value.toLowerCase().slice(1).split("/")
  const isFree = !TAKEN.includes(first.replace(/\.html$/, "")) && !/\/index\.html$/i.test(value)
  return WRITTEN.test(value) && isFree
}
