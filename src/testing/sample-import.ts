import { readFileSync } from "node:fs"
import { join } from "node:path"
import { importPosts, type Note, readExport, writePost } from "@site/import"
import { importSite } from "../content/import-site"
import { loadSample, sampleProject } from "./sample-content"
import { filesOf, sampleExport } from "./sample-export"

/** Imports a folder into a project as the command does, for tests. */
export async function importInto(root: string, folder: string, old?: string) {
  const found = await readExport(folder)
  const result = await importPosts(importSite(root, await loadSample(root)), found, old)
  for (const one of result.posts) await writePost(root, found.root, one)
  const open = result.posts.flatMap(({ notes }) => notes.open.map(wordsAt))
  const read = (slug: string, ending = "md") =>
    readFileSync(join(root, `content/blog/${slug}/index.${ending}`), "utf8")
  const errors = async () =>
    (await loadSample(root)).problems.filter(({ severity }) => severity === "error")
  return { ...result, kind: found.kind, root, open, read, errors }
}

/** Imports one of the exports of `testing/exports`. */
export const imported = async (name: string, present: Record<string, string> = {}) =>
  importInto(await sampleProject(present), await sampleExport(filesOf(name)))

/** Imports files that a test writes down. */
export const importedFiles = async (files: Record<string, string>, old?: string) =>
  importInto(await sampleProject(), await sampleExport(files), old)

/** A line of a report, with the line of the file before it. */
export const wordsAt = ({ words, line }: Note) => (line ? `${line}: ${words}` : words)
