import { readFile } from "node:fs/promises"
import { join, posix } from "node:path"
import { isHashedFile } from "../shared/hashed-file"

const TEXT = /\.(?:html|css|js|json)$/
/** Up to the digest: a folder of one picture, or the name of a file that webpack wrote. */
const STATIC_ADDRESS = /static\/(?:(?:[\da-f]+\/)+|[^/"\\<>]*?-[\da-f]{32}\.\w+)/g
const STATIC_QUERIES = /"staticQueryHashes":\[([^\]]+)\]/g
const ERROR_PAGES = ["404", "404.html"]

/**
 * Selects Gatsby's output files that belong to a site with these pages: the pages, their data, scripts and styles,
 * and what these refer to. `public/` also holds what earlier builds and `gatsby develop` left there, drafts among
 * it, old copies of `static/`, and Gatsby's own notes. Takes the folder, its files, and the paths of the pages.
 */
export async function wantedFiles(
  folder: string,
  files: readonly string[],
  pages: readonly string[],
): Promise<string[]> {
  const names = [...pages.map(path => path.slice(1) || "index"), ...ERROR_PAGES]
  const ofPages = new Set([
    "index.html",
    "404.html",
    "page-data/app-data.json",
    ...names.flatMap(name => [`${name}/index.html`, `page-data/${name}/page-data.json`]),
  ])
  const own = files.filter(file => ofPages.has(file) || isScript(file))
  const named = await namedFiles(
    folder,
    own.filter(file => TEXT.test(file)),
  )
  return files.filter(
    file => own.includes(file) || named.has(file) || named.has(`${posix.dirname(file)}/`),
  )
}

/** Scripts and styles: `build-site` has removed those of earlier builds. */
const isScript = (file: string): boolean =>
  isHashedFile(file) && !file.startsWith("static/") && !file.endsWith(".map")

/** Pictures and fonts by the digests in their paths, as the names after them are written in many ways; static queries. */
async function namedFiles(folder: string, files: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>()
  for (const file of files) {
    const text = await readFile(join(folder, file), "utf8")
    for (const [address] of text.matchAll(STATIC_ADDRESS)) named.add(address)
    for (const [, hashes = ""] of text.matchAll(STATIC_QUERIES)) {
      for (const [hash] of hashes.matchAll(/\d+/g)) named.add(`page-data/sq/d/${hash}.json`)
    }
  }
  return named
}
