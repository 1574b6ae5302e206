import { join } from "node:path"
import { z } from "zod"
import { contentFolder } from "../content/content-folder"
import { perFile } from "../content/folder-files"
import { readSite } from "../content/read-yaml-file"

const address = z.object({ site: z.object({ url: z.url() }) })

const prefixIn = perFile((_file, root = "") => {
  const { data } = address.safeParse(readSite(root).input)
  return data ? new URL(data.site.url).pathname.replace(/\/+$/, "") : ""
})

/**
 * The path that the whole site is under, from its public address in the site file: empty, or without a slash at the
 * end. Gatsby calls this before the content is checked, so a broken file has an empty one here, and its error there.
 */
export const pathPrefix = (root: string): string =>
  prefixIn(join(root, contentFolder(root), "site.yml"), root)
