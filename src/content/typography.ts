import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { contentFolder } from "./content-folder"
import { splitFrontMatter } from "./read-yaml"

/**
 * Whether the build sets texts as the French do: `typography` of the site file. Read as text, as `messages` is: what
 * the site file says of itself is set too.
 */
export async function siteIsTypeset(root: string): Promise<boolean> {
  const site = await readFile(join(root, contentFolder(root), "site.yml"), "utf8").catch(() => "")
  return !/^typography:\s*false\b/m.test(site)
}

/** Whether a text is French, by its front matter. */
export const isFrench = (yaml: string): boolean => !/^lang:\s*["']?(?!fr\b)[a-z]/m.test(yaml)

/** Whether the build sets the article in a file. */
export async function isTypeset(root: string, path: string): Promise<boolean> {
  const file = splitFrontMatter(await readFile(path, "utf8"), path)
  return "yaml" in file && isFrench(file.yaml) && (await siteIsTypeset(root))
}
