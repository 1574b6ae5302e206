import { readFile, stat } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { fdir } from "fdir"
import { messages } from "../messages/messages"
import { attempt, type Export } from "./foreign-post"
import { readFiles } from "./read-files"
import { readGhost } from "./read-ghost"
import { readWordpress } from "./read-wordpress"

/** What systems write or bring themselves. */
const NOT_OWN =
  /(?:^|\/)(?:\.[^/]+|node_modules|_site|public|dist|vendor|themes|exampleSite|archetypes|_?layouts|_includes|resources)(?:\/|$)/

/**
 * Reads what another system wrote: its folder, or the file of Ghost's or WordPress's export. One file that cannot be
 * read is named in `refused`; throws when there is nothing to read.
 */
export async function readExport(path: string): Promise<Export> {
  const words = messages().imports
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new Error(words.noFolder(path))
  if (found.isFile() && !/\.(?:json|xml)$/i.test(path)) throw new Error(words.notFolder(path))
  const root = found.isFile() ? dirname(path) : path
  const files = (await new fdir().withRelativePaths().crawl(root).withPromise()).sort()
  const own = files.filter(file => !NOT_OWN.test(file))
  const read: Export = { kind: "", root, files, posts: [], refused: [], bases: [] }
  const databases = own.filter(file => /^[^/]*\.(?:json|xml)$/i.test(file))
  for (const file of found.isFile() ? [basename(path)] : databases)
    await attempt(read, file, () => readDatabase(file, read))
  if (!read.kind && !found.isFile()) await readFiles(own, read)
  if (read.posts.length + read.refused.length === 0) throw new Error(words.noPosts(path))
  return read
}

async function readDatabase(file: string, read: Export): Promise<void> {
  const text = await readFile(join(read.root, file), "utf8")
  if (/\.xml$/i.test(file) && text.includes("wordpress.org/export")) readWordpress(file, text, read)
  if (/\.json$/i.test(file) && /"(?:posts_tags|mobiledoc)"\s*:/.test(text))
    readGhost(file, text, read)
}
