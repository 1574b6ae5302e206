import { join } from "node:path"
import { manifestSchema, releaseLayout } from "@site/page-views"
import { type ContentProblem, partProblem } from "@site/problems"
import { z } from "zod"
import { messages } from "../messages/messages"
import { isListPage } from "../shared/blog-list"
import { SITE_PATHS } from "../shared/site-paths"
import { contentFolder, DEMONSTRATION } from "./content-folder"
import { listFiles, readJson } from "./folder-files"
import { readArticleFile } from "./read-article-file"
import { articleName, type Entry, pageKind, postKind, projectKind } from "./read-entries"

/** Finds addresses that the last release answers and this content does not. */
export async function checkLostAddresses(root: string, entries: readonly Entry[]) {
  const answered = entries.flatMap(({ path, frontMatter }) => [
    path,
    ...(frontMatter.aliases ?? []),
  ])
  const known = new Set([...answered, ...(await otherArticles(root, entries))])
  const last = await lastAddresses(root)
  const lost = last.filter(address => !known.has(address) && !isListPage(address))
  return lost.map((address): ContentProblem => {
    const { lastAnswered, noPage, ifReplaced } = messages.hints
    return partProblem({ file: "release/release.json", line: 1 }, "file", {
      severity: "hint",
      expected: lastAnswered(address),
      received: noPage,
      hint: ifReplaced(`aliases: [${address}]`),
    })
  })
}

/** Addresses of the last release; none without one. */
async function lastAddresses(root: string): Promise<string[]> {
  const last = await readJson(releaseLayout(join(root, "release")).manifest, addressed)
  return last ? [...last.pages, ...Object.keys(last.aliases)] : []
}

const addressed = manifestSchema.pick({ pages: true, aliases: true })

/** Addresses of the site's own pages, of articles with errors, and of the demonstration, which no owner misses. */
async function otherArticles(root: string, entries: readonly Entry[]): Promise<string[]> {
  const read = new Set(entries.map(({ file }) => file))
  const paths: string[] = Object.values(SITE_PATHS)
  for (const content of [contentFolder(root), DEMONSTRATION])
    for (const { folder, pathOf } of [postKind, projectKind, pageKind])
      for (const path of await listFiles(join(root, content, folder))) {
        const file = `${content}/${folder}/${path}`
        const name = read.has(file) ? undefined : articleName(path)
        if (name) paths.push(pathOf(name), ...aliasesIn(root, file))
      }
  return paths
}

/** Old addresses that an article names, whatever else its front matter has. */
const aliasesIn = (root: string, file: string): string[] =>
  readArticleFile(root, file, named).value?.aliases ?? []

const named = z.looseObject({ aliases: z.array(z.string()).default([]) })
