import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { dayInParis } from "../content-model/publication-date"
import { messages } from "../messages/messages"
import { slugOf } from "../shared/slug-of"
import { isDemonstration } from "./content-folder"
import { pageKind, postKind, projectKind } from "./read-entries"

const KINDS = { post: postKind, project: projectKind, page: pageKind }

export type NewKind = keyof typeof KINDS

export const isNewKind = (word: string): word is NewKind => Object.hasOwn(KINDS, word)

/** Text in the hand of YAML: JSON's strings are YAML's. */
const quoted = (text: string): string => JSON.stringify(text)

/** What a new file says. A draft: it shows in development alone until its author takes the line away. */
const TEXTS: Record<NewKind, (title: string, day: string) => string[]> = {
  post: (title, day) => {
    const { description, text } = messages().scaffold
    return [
      ...["---", `title: ${quoted(title)}`, `description: ${quoted(description)}`],
      ...[`date: ${day}`, "tags: []", "draft: true", "---", "", text],
    ]
  },
  page: title => {
    const { description, text } = messages().scaffold
    return [
      ...["---", `title: ${quoted(title)}`, `description: ${quoted(description)}`],
      ...["draft: true", "---", "", text],
    ]
  },
  project: (title, day) => {
    const { description, text, project } = messages().scaffold
    return [
      ...["---", `title: ${quoted(title)}`, `description: ${quoted(description)}`],
      ...["period:", `  start: ${day.slice(0, 7)}`, `role: ${quoted(project.role)}`],
      ...[`stack: [${quoted(project.technology)}]`, "draft: true", "---"],
      ...project.chapters.flatMap(chapter => ["", `## ${chapter}`, "", text]),
    ]
  },
}

/**
 * Makes `content/blog/<slug>/index.mdx`, or a project's or page's, ready to be written, and returns its path from the
 * project's root. Throws, and changes nothing, when the site shows the demonstration, the title has no letter for an
 * address, or something of this name is there.
 */
export async function createEntry(root: string, kind: NewKind, title: string): Promise<string> {
  if (isDemonstration(root)) throw new Error(messages().scaffold.nothingOwn)
  const slug = slugOf(title)
  if (!slug) throw new Error(messages().scaffold.noSlug(title))
  const folder = `content/${KINDS[kind].folder}/${slug}`
  const taken = [folder, `${folder}.mdx`, `${folder}.md`].find(path => existsSync(join(root, path)))
  if (taken) throw new Error(messages().scaffold.taken(taken))
  await mkdir(join(root, folder), { recursive: true })
  const lines = TEXTS[kind](title.trim(), dayInParis(new Date()))
  const file = `${folder}/index.mdx`
  await writeFile(join(root, file), `${lines.join("\n")}\n`, { flag: "wx" })
  return file
}
