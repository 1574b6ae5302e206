import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { z } from "zod"
import { contentFolder } from "../content/content-folder"

const address = z.object({ site: z.object({ url: z.url() }) })

/**
 * The path that the whole site is under, from its public address in the site file: empty, or without a slash at the
 * end. Gatsby calls this before the content is checked, so a broken file has an empty one here, and its error there.
 */
export function pathPrefix(root: string): string {
  try {
    const file = join(root, contentFolder(root), "site.yml")
    const { site } = address.parse(parse(readFileSync(file, "utf8")))
    return new URL(site.url).pathname.replace(/\/+$/, "")
  } catch {
    return ""
  }
}
