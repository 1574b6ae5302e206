import { readFile } from "node:fs/promises"
import { join } from "node:path"

const TEXT = /\.(?:html|css|js|json|svg|xml|txt)$/
const STATIC_ADDRESS = /\/static\/[^"'\s)\\,<>]+/g
const PAGE_DATA = /^page-data\/(.+)\/page-data\.json$/
const ERROR_PAGES = ["404", "404.html"]

/**
 * Which of Gatsby's output files belong to a site with these pages. `public/` also holds what earlier builds
 * and `gatsby develop` left there, drafts among it: pages, their data and processed pictures go out only
 * when this build has them. Takes the folder, its files, and the paths of the pages.
 */
export async function wantedFiles(
  folder: string,
  files: readonly string[],
  pages: readonly string[],
): Promise<string[]> {
  const names = new Set([
    ...pages.map(path => (path === "/" ? "index" : path.slice(1))),
    ...ERROR_PAGES,
  ])
  const own = files.filter(file => isOfPage(file, names) && !file.endsWith(".js.map"))
  const referenced = await staticAddresses(
    folder,
    own.filter(file => TEXT.test(file)),
  )
  return own.filter(file => !file.startsWith("static/") || referenced.has(`/${file}`))
}

function isOfPage(file: string, names: ReadonlySet<string>): boolean {
  const data = PAGE_DATA.exec(file)?.[1]
  if (data) return names.has(data)
  if (!file.endsWith("/index.html")) return true
  return names.has(file.slice(0, -"/index.html".length))
}

/** Every address below `/static/` that the files name, decoded as the file system has it. */
async function staticAddresses(folder: string, files: readonly string[]): Promise<Set<string>> {
  const addresses = new Set<string>()
  for (const file of files) {
    for (const [address] of (await readFile(join(folder, file), "utf8")).matchAll(STATIC_ADDRESS)) {
      addresses.add(decodeURI(address))
    }
  }
  return addresses
}
