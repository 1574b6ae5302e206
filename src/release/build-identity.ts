import { join } from "node:path"
import { readJson } from "../content/folder-files"
import { buildManifestOf, LATEST, latestSchema, PAGE_LIST } from "../release-format/release-files"
import type { ListedPage } from "../shared/listed-page"
import type { NextSite } from "./next-site"

/**
 * S-27: puts `builds/latest.json` and `builds/meta/{id}.json` into the site; the manifest names the file of
 * the list of pages. A build that changed nothing keeps its id and its time: `last` is the site of the release before.
 */
export async function putBuildIdentity(
  site: NextSite,
  last: string,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  // None: the first build, or one from before there was an identity.
  const before = await readJson(join(last, LATEST), latestSchema)
  const latest = { id, timestamp: before?.id === id ? before.timestamp : now.getTime() }
  await site.put(LATEST, JSON.stringify(latest))
  await site.put(buildManifestOf(id), JSON.stringify({ ...latest, pages: PAGE_LIST }))
}

const TITLE = /<meta\b[^>]*\bproperty="og:title"[^>]*\bcontent="([^"]*)"/

/** What React escapes in an attribute. */
const ESCAPED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" }

/** The value of an attribute that React wrote. */
export const unescaped = (text: string): string =>
  text.replaceAll(/&([^;]+);/g, (found, name) => ESCAPED[name] ?? found)

/** The title that a page gives itself in its final HTML; empty when it has none. */
export const titleOf = (html: string): string => unescaped(TITLE.exec(html)?.[1] ?? "")

/** A page in the list, named as it names itself. `languages` holds those whose title is not in the site's language. */
export function listedPage(
  { path, title }: Pick<ListedPage, "path" | "title">,
  languages: Readonly<Record<string, string>>,
): ListedPage {
  const lang = languages[path]
  return { path, title: title || path, ...(lang && { lang }) }
}
