import { contentFolder } from "./content-folder"
import { readText } from "./folder-files"

/**
 * Whether the build sets texts as the French do: `typography` of the site file. Read as text, as `messages` is: the
 * texts of the site file are set too.
 */
export const siteIsTypeset = (root: string): boolean =>
  !/^typography\s*:\s*false\b/m.test(readText(root, `${contentFolder(root)}/site.yml`) ?? "")

/** The language of a text, by its front matter. */
export const languageIn = (yaml: string): string =>
  /^lang\s*:\s*["']?([a-z][\w-]*)/m.exec(yaml)?.[1] ?? "fr"

export const isFrench = (yaml: string): boolean => /^fr\b/.test(languageIn(yaml))
