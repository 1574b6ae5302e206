import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type Language, languageOf } from "../messages/messages"
import { contentFolder } from "./content-folder"

/**
 * The language in which authors read what is wrong: `messages` of the site file, or the machine's. Read as text and
 * before anything is checked: a site file with errors chooses too.
 */
export async function authorLanguage(root: string): Promise<Language> {
  const site = await readFile(join(root, contentFolder(root), "site.yml"), "utf8").catch(() => "")
  const [, chosen] = /^messages:\s*["']?(fr|en)\b/m.exec(site) ?? []
  return chosen === "fr" || chosen === "en" ? chosen : languageOf(process.env)
}
