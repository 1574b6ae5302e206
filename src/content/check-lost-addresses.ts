import { join } from "node:path"
import { manifestSchema, releaseLayout } from "@site/page-views"
import { type ContentProblem, partProblem } from "@site/problems"
import { messages } from "../messages/messages"
import { isListPage } from "../shared/blog-list"
import { SITE_PATHS } from "../shared/site-paths"
import { DEMONSTRATION } from "./content-folder"
import { listFiles, readJson } from "./folder-files"
import { articleName, ENTRY_KINDS, type Entry } from "./read-entries"

/** Finds addresses of pages that the last release has and this content, which has no errors, does not. */
export async function checkLostAddresses(root: string, entries: readonly Entry[]) {
  const known = new Set([
    ...entries.flatMap(({ path, frontMatter }) => [path, ...(frontMatter.aliases ?? [])]),
    ...Object.values<string>(SITE_PATHS),
    ...(await demonstrated(root)),
  ])
  const last = await readJson(releaseLayout(join(root, "release")).manifest, paged)
  const lost = (last?.pages ?? []).filter(address => !known.has(address) && !isListPage(address))
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

const paged = manifestSchema.pick({ pages: true })

/** Addresses of the demonstration's articles, which no owner misses. */
async function demonstrated(root: string): Promise<string[]> {
  const kinds = Object.values(ENTRY_KINDS).map(async ({ folder, pathOf }) =>
    (await listFiles(join(root, DEMONSTRATION, folder))).map(path =>
      pathOf(articleName(path) ?? ""),
    ),
  )
  return (await Promise.all(kinds)).flat()
}
