import { relative } from "node:path"
import { parseArgs } from "node:util"
import {
  groupBy,
  type ImportedPost,
  importPosts,
  type Note,
  readExport,
  messages as wording,
  writePost,
} from "@site/import"
import { type ContentProblem, formatProblems, inOrder } from "@site/problems"
import { isDemonstration } from "../content/content-folder"
import { importSite } from "../content/import-site"
import { loadContent } from "../content/load-content"
import { messages } from "../messages/messages"
import { reasonOf, StartupError } from "../shared/startup-error"
import { npmScript } from "./npm-script"

/** `npm run import -- FOLDER`: imports posts of other systems, and reports what was changed in each. */
npmScript(async () => {
  const root = process.cwd()
  const { positionals, values } = readOptions()
  const [folder] = positionals
  if (!folder || positionals.length > 1) throw new StartupError(wording.usage)
  const isTrial = values["dry-run"]
  if (!isTrial && isDemonstration(root)) throw new StartupError(messages.scaffold.nothingOwn)
  const found = await readExport(folder).catch((error: unknown) => {
    throw new StartupError(reasonOf(error))
  })
  const options = { prune: false }
  const content = await loadContent(root, options)
  const { posts, skipped, refused, pages } = await importPosts(
    importSite(root, content),
    found,
    values.old,
  )
  print(wording.found(found.kind, found.posts.length))
  const moved = posts.filter(({ oldAddress, fields }) => !oldAddress && !fields.draft)
  if (moved.length > 0) print(wording.noOldAddresses(moved.length))
  if (isTrial) print(wording.nothingWritten)
  const unsaid = posts.filter(({ hasLanguage }) => !hasLanguage)
  if (unsaid.length > 0) print(wording.noLanguage(unsaid.length))
  const written: ImportedPost[] = []
  for (const post of posts) {
    const write = isTrial ? Promise.resolve() : writePost(root, found.root, post)
    await write.then(
      () => {
        written.push(post)
        print(report(post))
      },
      (error: unknown) => refused.push(wording.unwritten(post.file, reasonOf(error))),
    )
  }
  if (skipped.length > 0) print([wording.present, ...skipped].join("\n  "))
  const left = [...pages, ...refused]
  if (left.length > 0) print([wording.notImported, ...left].join("\n  "))
  if (isTrial || written.length === 0) return refused.length === 0
  print(wording.imported(written.length))
  const own = new Set(written.map(({ file }) => file))
  const problems = (await loadContent(root, options)).problems.filter(
    ({ file, severity }) => severity === "error" && own.has(relative(".", file)),
  )
  print(
    problems.length > 0
      ? `${wording.toMend(problems.length)}\n\n${formatProblems(oneOfEach(problems))}`
      : wording.accepted,
  )
  return problems.length + refused.length === 0
})

/** Joins like problems of a file: the first one, with the lines of the others. */
function oneOfEach(problems: readonly ContentProblem[]): ContentProblem[] {
  const groups = groupBy(inOrder(problems), ({ file, field, expected }) =>
    [file, field.replace(/\.\d+/g, ""), expected].join("\n"),
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    const lines = [...new Set(others.map(({ line }) => line))]
    if (!first || lines.length === 0) return first ?? []
    const hint = [first.hint, wording.alike(lines)].filter(Boolean).join(" ")
    return { ...first, hint }
  })
}

function readOptions() {
  try {
    return parseArgs({
      options: { "dry-run": { type: "boolean" }, old: { type: "string" } },
      allowPositionals: true,
    })
  } catch {
    throw new StartupError(wording.usage)
  }
}

const print = (text: string) => void process.stdout.write(`${text}\n\n`)

function report(post: ImportedPost): string {
  const { from, file, notes, files } = post
  const copied = files.size > 0 ? [{ words: wording.copied(files.size) }] : []
  return [
    `${from} → ${file}`,
    ...linesOf(from, wording.wasChanged, [...copied, ...notes.changed]),
    ...linesOf(from, wording.isOpen, notes.open),
  ].join("\n")
}

/** Lines of a report: each note once, at its first line, with its others. */
const linesOf = (file: string, mark: string, notes: readonly Note[]): string[] =>
  [...groupBy(inLineOrder(notes), note => note.words).values()].map(alike => {
    const [note] = alike
    const [line, ...others] = new Set(alike.flatMap(({ line }) => line ?? []))
    const place = line ? `${file}:${line}  ` : ""
    const more = others.length > 0 ? `. ${wording.alike(others)}` : ""
    return `  ${mark.padEnd(7)} ${place}${note?.words}${more}`
  })

/** First what is of the whole file. */
const inLineOrder = (notes: readonly Note[]) =>
  notes.toSorted(({ line: a = 0 }, { line: b = 0 }) => a - b)
