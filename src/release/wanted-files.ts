import { posix } from "node:path"
import { isHashedFile } from "../shared/hashed-file"

/** Up to the digest: a folder of one picture, or the name of a file that webpack wrote. */
const STATIC_ADDRESS = /static\/(?:(?:[\da-f]+\/)+|[^/"\\<>]*?-[\da-f]{32}\.\w+)/g
const STATIC_QUERIES = /"staticQueryHashes":\[([^\]]+)\]/g
const ERROR_PAGES = ["404", "404.html"]

/**
 * Selects Gatsby's output files that a site with these pages consists of: the pages, their data, scripts and styles.
 * What these name belongs to it too (`namedIn`). `public/` also holds what earlier builds and `gatsby develop` left
 * there, drafts among it, old copies of `static/`, and Gatsby's own notes.
 */
export function ownFiles(files: readonly string[], pages: readonly string[]): string[] {
  const names = [...pages.map(path => path.slice(1) || "index"), ...ERROR_PAGES]
  const ofPages = new Set([
    "index.html",
    "404.html",
    "page-data/app-data.json",
    ...names.flatMap(name => [`${name}/index.html`, `page-data/${name}/page-data.json`]),
  ])
  return files.filter(file => ofPages.has(file) || isScript(file))
}

/** Scripts and styles: `build-site` has removed those of earlier builds. */
const isScript = (file: string): boolean =>
  isHashedFile(file) && !file.startsWith("static/") && !file.endsWith(".map")

/** Pictures and fonts by the digests in their paths, as the names after them are written in many ways; static queries. */
export const namedIn = (text: string): string[] => [
  ...[...text.matchAll(STATIC_ADDRESS)].map(([address]) => address),
  ...[...text.matchAll(STATIC_QUERIES)].flatMap(([, hashes = ""]) =>
    [...hashes.matchAll(/\d+/g)].map(([hash]) => `page-data/sq/d/${hash}.json`),
  ),
]

/** Whether a file is one of those that `namedIn` found. */
export const isNamed = (file: string, named: ReadonlySet<string>): boolean =>
  named.has(file) || named.has(`${posix.dirname(file)}/`)
