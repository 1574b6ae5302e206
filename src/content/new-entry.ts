import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { stringify } from "yaml"
import { slugSchema } from "../content-model/addresses"
import { dayInParis } from "../content-model/publication-date"
import { messages } from "../messages/messages"
import { slugOf } from "../shared/slug-of"
import { isReserved } from "./check-addresses"
import { isDemonstration } from "./content-folder"
import { ENTRY_KINDS } from "./read-entries"

export type NewKind = keyof typeof ENTRY_KINDS

export const isNewKind = (word: string): word is NewKind => Object.hasOwn(ENTRY_KINDS, word)

/** Text of a new file. A draft: only development shows it until its author removes the line. */
function textOf(kind: NewKind, title: string): string {
  const { description, text, project } = messages.scaffold
  const day = dayInParis(new Date())
  const { role, technology, chapters } = project
  const own = {
    post: { date: day, tags: [] },
    project: { period: { start: day.slice(0, 7) }, role, stack: [technology] },
    page: {},
  }
  const fields = stringify({ title, description, ...own[kind], draft: true }, { lineWidth: 0 })
  const body = kind === "project" ? chapters.map(name => `## ${name}\n\n${text}`) : [text]
  return `---\n${fields}---\n\n${body.join("\n\n")}\n`
}

/**
 * Makes `content/blog/<slug>/index.mdx`, or a project's or page's, ready to be written, and returns its path from the
 * project's root. Throws, and changes nothing, when the site shows the demonstration, the title gives no address or
 * one of the site's own, or something of this name is there.
 */
export async function createEntry(root: string, kind: NewKind, title: string): Promise<string> {
  if (isDemonstration(root)) throw new Error(messages.scaffold.nothingOwn)
  const slug = slugOf(title)
  if (!slug) throw new Error(messages.scaffold.noSlug(title))
  if (!slugSchema.safeParse(slug).success) throw new Error(messages.scaffold.longSlug(slug.length))
  const address = ENTRY_KINDS[kind].pathOf(slug)
  if (isReserved(address)) throw new Error(messages.scaffold.reserved(address))
  const folder = `content/${ENTRY_KINDS[kind].folder}/${slug}`
  const taken = [folder, `${folder}.mdx`, `${folder}.md`].find(path => existsSync(join(root, path)))
  if (taken) throw new Error(messages.scaffold.taken(taken))
  await mkdir(join(root, folder), { recursive: true })
  const file = `${folder}/index.mdx`
  await writeFile(join(root, file), textOf(kind, title.trim()), { flag: "wx" })
  return file
}
