import { z } from "zod"
import { staticPath } from "../content/content-folder"
import { readSite } from "../content/read-yaml-file"
import { ICON, ICON_SIZES, iconOf, PAPER } from "../shared/site-icons"

const named = z.object({ site: z.object({ name: z.string(), description: z.string() }) })

/**
 * Options of gatsby-plugin-manifest: the icons of the owner's one drawing, and what a system calls the site. Gatsby
 * reads them before the content is checked, so a broken file has no name here, and its error there.
 */
export function manifestOptions(root: string) {
  return {
    ...nameOf(root),
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

function nameOf(root: string) {
  const { name, description } = named.safeParse(readSite(root).input).data?.site ?? {}
  return { name, short_name: name, description }
}
