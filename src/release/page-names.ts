import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { inBatches } from "../content/in-batches"
import type { ListedPage } from "../shared/listed-page"

const TITLE = /<meta\b[^>]*\bproperty="og:title"[^>]*\bcontent="([^"]*)"/

/** What React escapes in an attribute. */
const ESCAPED: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
}

/**
 * The pages with the titles that they carry: read from the final HTML, where each page has one, also those
 * that are no content. `languages` holds the pages whose title is not in the site's language.
 */
export function namePages(
  site: string,
  pages: readonly string[],
  languages: Readonly<Record<string, string>>,
): Promise<ListedPage[]> {
  return inBatches(pages, async path => {
    const html = await readFile(join(site, path, "index.html"), "utf8")
    const title = TITLE.exec(html)?.[1]?.replaceAll(/&[^;]+;/g, text => ESCAPED[text] ?? text)
    const lang = languages[path]
    return { path, title: title || path, ...(lang && { lang }) }
  })
}
