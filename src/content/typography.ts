import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { contentFolder } from "./content-folder"

/**
 * Whether the build sets texts as the French do: `typography` of the site file. Read as text, as `messages` is: what
 * the site file says of itself is set too.
 */
export async function siteIsTypeset(root: string): Promise<boolean> {
  const site = await readFile(join(root, contentFolder(root), "site.yml"), "utf8").catch(() => "")
  return !/^typography:\s*false\b/m.test(site)
}

/** The language of a text, by its front matter. */
export const languageIn = (yaml: string): string =>
  /^lang:\s*["']?([a-z][\w-]*)/m.exec(yaml)?.[1] ?? "fr"

export const isFrench = (yaml: string): boolean => /^fr\b/.test(languageIn(yaml))
