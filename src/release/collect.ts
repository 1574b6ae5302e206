import { readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { listFiles, mapConcurrently } from "../content/folder-files"
import { messages } from "../messages/messages"
import { LATEST } from "../release-format/release-files"
import { isHashedFile } from "../shared/hashed-file"
import { ICON_FILES } from "../shared/site-icons"
import { forPage } from "./for-page"
import { HEADERS_FILE, REDIRECTS_FILE } from "./headers"
import { pageReader } from "./page-reader"
import { namedIn } from "./read-page"
import type { Step } from "./step"

const ERROR_PAGES = ["404", "404.html"]

/** Gatsby's output, as far as the site consists of it. Each page is read once, for all that needs something of it. */
export const collect: Step = async ({ root, facts, found }) => {
  const output = join(root, "public")
  const files = await listFiles(output)
  const own = ownFiles(files, [...facts.pages, ...facts.unlisted])
  const named = new Set<string>()
  for (const file of own.filter(file => /\.(?:css|js|json)$/.test(file)))
    for (const name of copied(namedIn(readFileSync(join(output, file), "utf8")))) named.add(name)
  const { read, save } = await pageReader(root)
  const pages = own.filter(file => file.endsWith(".html"))
  await mapConcurrently(pages, async file => {
    const html = readFileSync(join(output, file))
    const path = `/${file.replace(/\/?index\.html$/, "")}`
    const page = await forPage(path, async () => read(html))
    for (const name of page.named) named.add(name)
    found.pages.set(file, page)
  })
  await save()
  const all = [...own, ...files.filter(file => isNamed(file, named))]
  return new Map(all.map(file => [file, { file: join(output, file) }]))
}

/**
 * Selects Gatsby's output files that a site with these pages consists of: the pages, their data, scripts and styles.
 * What these name belongs to it too (`namedIn`). `public/` also holds what earlier builds and `gatsby develop` left
 * there, drafts among it, old copies of `static/`, and Gatsby's own notes.
 */
function ownFiles(files: readonly string[], pages: readonly string[]): string[] {
  const names = [...pages.map(path => path.slice(1) || "index"), ...ERROR_PAGES]
  const ofPages = new Set([
    "index.html",
    "404.html",
    "page-data/app-data.json",
    ...ICON_FILES,
    ...names.flatMap(name => [`${name}/index.html`, `page-data/${name}/page-data.json`]),
  ])
  return files.filter(file => ofPages.has(file) || isScript(file))
}

/** Scripts and styles: `build-site` has removed those of earlier builds. */
const isScript = (file: string): boolean =>
  isHashedFile(file) && !file.startsWith("static/") && !file.endsWith(".map")

/** True for a file that is one of those that `namedIn` found. */
const isNamed = (file: string, named: ReadonlySet<string>): boolean =>
  named.has(file) || named.has(`${posix.dirname(file)}/`)

/** V8 keeps a whole text in memory as long as a part of it is used: here, all pages. */
const copied: <Value>(value: Value) => Value = structuredClone

/** Copies `static/` as it is. Throws when a file has a name that the build uses. */
export const copyStatics: Step = async ({ statics, site }) => {
  const taken = new Set([...site.files(), LATEST, HEADERS_FILE, REDIRECTS_FILE])
  const problems = [...statics.keys()]
    .filter(file => taken.has(file) || isHashedFile(file))
    .map(file => `static/${file} — ${messages.build.takenName}`)
  if (problems.length > 0) throw new Error(problems.join("\n"))
  return new Map([...statics].map(([file, folder]) => [file, { file: join(folder, file) }]))
}
