import { existsSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { manifestSchema, pagesSchema, releaseLayout } from "@site/page-views"
import { type ContentProblem, nearest, partProblem } from "@site/problems"
import { messages } from "../messages/messages"
import { isListPage } from "../shared/blog-list"
import { SITE_PATHS } from "../shared/site-paths"
import { contentFolder, DEMONSTRATION } from "./content-folder"
import { listFiles } from "./folder-files"
import { articleName, type Entry, pageKind, postKind, projectKind } from "./read-entries"

/** Finds addresses that the last release answers and this content does not, and names the alias to write. */
export async function checkLostAddresses(root: string, entries: readonly Entry[]) {
  const old = lastAddresses(root)
  const answered = entries.flatMap(({ path, frontMatter }) => [
    path,
    ...(frontMatter.aliases ?? []),
  ])
  const known = new Set([...answered, ...(await otherArticles(root, entries))])
  const lost = [...old].filter(([address]) => !known.has(address) && !isListPage(address))
  return lost.map(([address, page]): ContentProblem => {
    const { lastAnswered, ifReplaces, noPage, ifReplaced } = messages.hints
    const heir = heirOf(page, old, entries)
    const aliases = `aliases: [${[...(heir?.frontMatter.aliases ?? []), address].join(", ")}]`
    const fault = { severity: "hint", expected: lastAnswered(address) } as const
    if (heir) return heir.problem(["aliases"], { ...fault, hint: ifReplaces(aliases) })
    const told = { ...fault, received: noPage, hint: ifReplaced(aliases) }
    return partProblem({ file: "release/pages.json", line: 1 }, "file", told)
  })
}

/** Addresses of the last release, each with the page that it leads to; none without a release. */
function lastAddresses(root: string): Map<string, string> {
  const layout = releaseLayout(join(root, "release"))
  if (!existsSync(layout.pages) || !existsSync(layout.manifest)) return new Map()
  const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"))
  const { aliases } = manifestSchema.pick({ aliases: true }).parse(read(layout.manifest))
  const pages = pagesSchema.parse(read(layout.pages)).map(path => [path, path] as const)
  return new Map([...pages, ...Object.entries(aliases)])
}

/** Addresses of the site's own pages, of articles with errors, and of the demonstration, which no owner misses. */
async function otherArticles(root: string, entries: readonly Entry[]): Promise<string[]> {
  const read = new Set(entries.map(({ file }) => file))
  const paths: string[] = Object.values(SITE_PATHS)
  for (const content of [contentFolder(root), DEMONSTRATION])
    for (const { folder, pathOf } of [postKind, projectKind, pageKind])
      for (const file of await listFiles(join(root, content, folder))) {
        const name = read.has(`${content}/${folder}/${file}`) ? undefined : articleName(file)
        if (name) paths.push(pathOf(name))
      }
  return paths
}

/** The entry that a page is or may have become: the new one beside it whose address is nearest, or the only one. */
function heirOf(page: string, old: ReadonlyMap<string, string>, entries: readonly Entry[]) {
  const isBeside = ({ path }: Entry) => posix.dirname(path) === posix.dirname(page)
  const fresh = entries.filter(entry => !old.has(entry.path) && isBeside(entry))
  const paths = fresh.map(({ path }) => path)
  const [next] = paths.length === 1 ? paths : nearest(page, paths)
  return entries.find(({ path }) => path === page) ?? fresh.find(({ path }) => path === next)
}
