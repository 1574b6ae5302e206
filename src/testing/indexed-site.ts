import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { nextSite } from "../release/next-site"
import { searchIndex } from "../release/search-index"
import type { IndexedFacts } from "../release/search-records"
import { tempDir } from "./temp-dir"

/** A page as the site's layout writes it. */
export const page = (title: string, main: string, head = "") =>
  `<!doctype html><html lang="fr"><head><title>${title}</title>${head}</head><body><header>Enseigne</header><main data-pagefind-body=""><h1>${title}</h1>${main}</main></body></html>`

/** Puts the index of these pages into their site. Returns its files. */
export async function writeSearchIndex(
  folder: string,
  paths: readonly string[],
  facts: IndexedFacts = { posts: [], resume: null, feeds: false, texts: { fr: {}, en: {} } },
): Promise<string[]> {
  const site = nextSite(folder, await tempDir())
  const index = await searchIndex()
  for (const path of paths)
    await index.add(path, await readFile(join(folder, path, "index.html"), "utf8"))
  await index.putInto(site, facts)
  return site.files()
}
