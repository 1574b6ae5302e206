import { type Language, languageOf } from "../messages/messages"
import { contentFolder } from "./content-folder"
import { readText } from "./folder-files"

/**
 * The language in which authors read what is wrong: `messages` of the site file, or the machine's. Read as text and
 * before anything is checked: a site file with errors chooses too.
 */
export function authorLanguage(root: string): Language {
  const site = readText(root, `${contentFolder(root)}/site.yml`)
  const [, chosen] = /^messages:\s*["']?(fr|en)\b/m.exec(site ?? "") ?? []
  return chosen === "fr" || chosen === "en" ? chosen : languageOf(process.env)
}
