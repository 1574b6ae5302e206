import { readFile, realpath, stat } from "node:fs/promises"
import { basename, dirname, join, sep } from "node:path"
import { fdir } from "fdir"
import { attempt, type Export } from "./foreign-post"
import { messages } from "./messages"
import { readFiles } from "./read-files"
import { decodeText } from "./read-front-matter"
import { readGhost } from "./read-ghost"

/** Folders that a system writes or brings. */
const NOT_OWN =
  /(?:^|\/)(?:\.[^/]+|node_modules|_site|dist|public|static|vendor|themes|exampleSite|archetypes|scaffolds|_?layouts|_?includes|resources)(?:\/|$)/

/**
 * Reads what another system wrote: its folder, or the file of Ghost's export. Names a file that cannot be read in
 * `refused`; throws when there is nothing to read.
 */
export async function readExport(path: string): Promise<Export> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new Error(messages.noFolder(path))
  if (found.isFile() && !/\.json$/i.test(path)) throw new Error(messages.notFolder(path))
  const root = found.isFile() ? dirname(path) : path
  const { files, outside } = await listExport(root)
  const own = files.filter(file => !NOT_OWN.test(file))
  const refused = outside.map(messages.outside)
  const read: Export = { kind: "", root, files, posts: [], pages: [], refused, bases: [] }
  const databases = own.filter(file => /^[^/]*\.json$/i.test(file))
  for (const file of found.isFile() ? [basename(path)] : databases)
    await attempt(read, file, () => readDatabase(file, read))
  if (!read.kind && !found.isFile()) await readFiles(own, read)
  const { posts, pages } = read
  if (posts.length + pages.length + refused.length === 0) throw new Error(messages.noPosts(path))
  return read
}

/** The files of an export, and those that are links to something outside of it: these are not followed. */
async function listExport(root: string) {
  const crawler = new fdir()
    .withRelativePaths()
    .exclude(name => /^(?:node_modules|\.git)$/.test(name))
  const all = (await crawler.crawl(root).withPromise()).sort()
  const real = (await realpath(root)) + sep
  const inside = new Set<string>()
  for (const file of all) {
    const place = await realpath(join(root, file)).catch(() => real)
    if (place.startsWith(real)) inside.add(file)
  }
  return { files: [...inside], outside: all.filter(file => !inside.has(file)) }
}

async function readDatabase(file: string, read: Export): Promise<void> {
  const text = decodeText(await readFile(join(read.root, file)))
  if (/"(?:posts_tags|mobiledoc)"\s*:/.test(text)) readGhost(file, text, read)
}
