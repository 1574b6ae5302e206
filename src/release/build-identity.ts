import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { mapConcurrently, readJson } from "../content/folder-files"
import {
  type BuildManifest,
  buildManifestOf,
  LATEST,
  latestSchema,
  type PageList,
} from "../release-format/release-files"
import type { ListedPage } from "../shared/listed-page"

/**
 * S-27: writes `builds/latest.json` and `builds/meta/{id}.json` into the site. A build that changed nothing
 * keeps its id and its time: `last` is the site of the release before. Returns the names of the files.
 */
export async function writeBuildIdentity(
  site: string,
  last: string,
  build: { id: string; list: PageList; now: Date },
): Promise<string[]> {
  const { id, list, now } = build
  // None: the first build, or one from before there was an identity.
  const before = await readJson(join(last, LATEST), latestSchema)
  const latest = { id, timestamp: before?.id === id ? before.timestamp : now.getTime() }
  const manifest: BuildManifest = { ...latest, ...list }
  await mkdir(join(site, dirname(buildManifestOf(id))), { recursive: true })
  await writeFile(join(site, LATEST), JSON.stringify(latest))
  await writeFile(join(site, buildManifestOf(id)), JSON.stringify(manifest))
  return [LATEST, buildManifestOf(id)]
}

const TITLE = /<meta\b[^>]*\bproperty="og:title"[^>]*\bcontent="([^"]*)"/

/** What React escapes in an attribute. */
const ESCAPED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" }

/** The value of an attribute that React wrote. */
export const unescaped = (text: string): string =>
  text.replaceAll(/&([^;]+);/g, (found, name) => ESCAPED[name] ?? found)

/** The pages with the titles in their final HTML. `languages` holds those whose title is not in the site's language. */
export function namePages(
  site: string,
  pages: readonly string[],
  languages: Readonly<Record<string, string>>,
): Promise<ListedPage[]> {
  return mapConcurrently(pages, async path => {
    const html = await readFile(join(site, path, "index.html"), "utf8")
    const title = unescaped(TITLE.exec(html)?.[1] ?? "")
    const lang = languages[path]
    return { path, title: title || path, ...(lang && { lang }) }
  })
}
