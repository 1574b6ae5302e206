import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { accentStyle } from "../content/accent"
import { contentFolder } from "../content/content-folder"
import type { Content } from "../content/load-content"
import type { Texts } from "../i18n/translate"
import { headFacts, publicFacts } from "../site/public-facts"
import { projectRoot } from "./current-content"
import { logoDrawing } from "./drawings"

const cached = (file: string): string => join(projectRoot(), ".cache", file)

/** The imports that have facts of the site, and their files. */
export const factsFiles = () => ({
  "site-facts": cached("site-facts.json"),
  "site-head": cached("site-head.json"),
  "site-date-picker": cached("site-date-picker.json"),
})

/**
 * Writes the facts of the site file that every page carries, for the import `site-facts`, and those of parts that load later:
 * heads of pages, how dates are picked. Call again when the content has changed,
 * so that development shows it.
 */
export async function writeSiteFacts({
  site,
  pages,
}: Pick<Content, "site" | "pages">): Promise<void> {
  if (!site) return
  const files = factsFiles()
  const folder = join(projectRoot(), contentFolder(projectRoot()))
  const made = {
    titled: new Map(pages.map(({ path, frontMatter }) => [path, frontMatter])),
    accentStyle: site.accent && accentStyle(site.accent),
    logo: site.logo ? logoDrawing(join(folder, site.logo)) : null,
  }
  await writeNew(files["site-facts"], publicFacts(site, made, new Date()))
  await writeNew(files["site-head"], headFacts(site))
  await writeNew(files["site-date-picker"], site.datePicker)
}

/** The interface texts, for `own-texts.cjs`. */
export const textsFile = (): string => cached("texts.json")

/** Writes the interface texts of the site. Call again when they have changed, so that development shows it. */
export const writeTexts = (texts: Texts): Promise<void> => writeNew(textsFile(), texts)

/** Writing the same again would make webpack compile every page again. */
async function writeNew(file: string, value: object): Promise<void> {
  await mkdir(cached(""), { recursive: true })
  const text = JSON.stringify(value)
  const written = await readFile(file, "utf8").catch(() => null)
  if (text !== written) await writeFile(file, text)
}
