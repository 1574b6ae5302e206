import { join } from "node:path"
import { z } from "zod"
import { contentFolder, staticPath } from "../content/content-folder"
import { perFile } from "../content/folder-files"
import { readSite } from "../content/read-yaml-file"
import { ICON, ICON_SIZES, iconOf, PAPER } from "../shared/site-icons"

const text = z.string().optional().catch(undefined)
const unchecked = z.object({
  site: z.object({ url: z.url().optional().catch(undefined), name: text, description: text }),
})

/**
 * Facts of the site file that Gatsby's configuration needs, before the content is checked: a broken file has none here,
 * and its error there.
 */
const factsIn = perFile(
  (_file, root = "") => unchecked.safeParse(readSite(root).input).data?.site ?? {},
)
const uncheckedSite = (root: string) => factsIn(join(root, contentFolder(root), "site.yml"), root)

/**
 * The path that the whole site is under, from its public address in the site file: empty, or without a slash at the
 * end.
 */
export function pathPrefix(root: string): string {
  const { url } = uncheckedSite(root)
  return url ? new URL(url).pathname.replace(/\/+$/, "") : ""
}

/** Options of gatsby-plugin-manifest: the icons of the owner's one drawing, and what a system calls the site. */
export function manifestOptions(root: string) {
  const { name, description } = uncheckedSite(root)
  return {
    ...(name && description && { name, short_name: name, description }),
    icon: staticPath(root, ICON),
    icons: ICON_SIZES.map(size => ({
      src: iconOf(size),
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
    lang: "fr",
    start_url: "/",
    // Installed, the site keeps the way back and its address.
    display: "minimal-ui",
    background_color: PAPER.light,
    theme_color: PAPER.light,
    // The document has one for each scheme.
    theme_color_in_head: false,
    // Phones read the manifest.
    legacy: false,
    cache_busting_mode: "none",
  }
}
