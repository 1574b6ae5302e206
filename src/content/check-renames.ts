import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { slugSchema } from "../content-model/addresses"
import { dayInParis } from "../content-model/publication-date"
import { messages } from "../messages/messages"
import { slugOf } from "../shared/slug-of"
import { DEMONSTRATION } from "./content-folder"
import { type ContentProblem, type Edit, partProblem } from "./content-problem"
import { articleHistory, type Version } from "./git-history"
import { articleName, type Entry, pageKind, postKind, projectKind } from "./read-entries"
import { splitFrontMatter } from "./read-yaml"

const KINDS = [postKind, projectKind, pageKind]

/** How long an article that was deleted is spoken of: it may be meant. */
const NEWS_MS = 30 * 24 * 3600 * 1000

/** An address that a page had. */
interface Old {
  path: string
  address: string
  title: string
  until: number
}

/**
 * Finds addresses that were published, as git knows, and that no page and no alias answers now. Says which line the
 * article needs that was renamed; speaks of one that is gone for a month.
 */
export async function checkRenames(
  root: string,
  entries: readonly Entry[],
  now = Date.now(),
): Promise<ContentProblem[]> {
  const { versions, movedTo } = await articleHistory(root)
  const known = new Set(
    entries.flatMap(({ path, frontMatter }) => [path, ...(frontMatter.aliases ?? [])]),
  )
  const lost = new Map<string, Old>()
  for (const version of versions) {
    const old = publicationOf(version, now)
    if (old && !known.has(old.address) && !lost.has(old.address)) lost.set(old.address, old)
  }
  const heirs = new Map<Entry, string[]>()
  const gone: Old[] = []
  for (const old of lost.values()) {
    const target = movedTo(old.path)
    const heir = heirOf(old, target, entries)
    // What the template moved or has itself was never the owner's.
    if (target.startsWith(`${DEMONSTRATION}/`) || isOfTemplate(root, old.path)) continue
    if (heir) heirs.set(heir, [...(heirs.get(heir) ?? []), old.address])
    // A file with errors is there.
    else if (old.until > now - NEWS_MS && !existsSync(join(root, old.path))) gone.push(old)
  }
  return [...[...heirs].map(renamed), ...gone.map(deleted)]
}

/** Whether the demonstration has an article of this path: a copy of it is not missed. */
const isOfTemplate = (root: string, path: string): boolean =>
  existsSync(join(root, DEMONSTRATION, path.slice("content/".length)))

/** What a version's page was; nothing for a draft, for one that was not due yet, and for what is no article. */
function publicationOf({ path, source, until }: Version, now: number): Old | undefined {
  const kind = KINDS.find(({ folder }) => path.startsWith(`content/${folder}/`))
  const name = kind && articleName(path.slice(`content/${kind.folder}/`.length))
  const parts = splitFrontMatter(source, path)
  if (!kind || !name || !("yaml" in parts)) return undefined
  const field = (key: string) =>
    new RegExp(`^${key}:[ \\t]*["']?(.*?)["']?[ \\t]*$`, "m").exec(parts.yaml)?.[1]
  const day = field("date")?.slice(0, "2026-01-01".length) ?? ""
  if (field("draft") === "true" || day > dayInParis(new Date(Math.min(until, now))))
    return undefined
  const slug = field("slug") ?? name
  if (!slugSchema.safeParse(slug).success) return undefined
  const address = kind.pathOf(slug)
  return { path, address, title: slugOf(field("title") ?? ""), until }
}

/** The article that a page became: the file itself, where git saw it go, or the only one with its title. */
function heirOf({ path, title }: Old, target: string, entries: readonly Entry[]) {
  const sameFile = entries.find(({ file }) => file === path)
  const moved = sameFile ?? entries.find(({ file }) => file === target)
  const named = entries.filter(({ frontMatter }) => slugOf(frontMatter.title ?? "") === title)
  return moved ?? (title && named.length === 1 ? named[0] : undefined)
}

function renamed([heir, addresses]: [Entry, string[]]): ContentProblem {
  const { answered, addLine } = messages().hints
  const aliases = `aliases: [${[...(heir.frontMatter.aliases ?? []), ...addresses].join(", ")}]`
  return heir.problem(["aliases"], {
    severity: "hint",
    expected: answered(addresses.join(", ")),
    hint: addLine(aliases),
    fix: aliasEdit(heir, addresses),
  })
}

/** Adds to the list that is there, on one line or on several, or a line at the end of the front matter. */
function aliasEdit({ absolutePath, file, frontMatter, problem }: Entry, added: string[]): Edit {
  const parts = splitFrontMatter(readFileSync(absolutePath, "utf8"), file)
  const yaml = "yaml" in parts ? parts.yaml : ""
  const addresses = added.join(", ")
  if (!/^aliases:/m.test(yaml)) {
    const end = yaml.split("\n").length + 1
    return { line: end, column: 1, from: "---", to: `aliases: [${addresses}]\n---` }
  }
  const { line } = problem(["aliases"], { expected: "" })
  const first = problem(["aliases", 0], { expected: "" })
  const isEmpty = (frontMatter.aliases ?? []).length === 0
  if (first.line === line) return { line, from: "[", to: `[${addresses}${isEmpty ? "" : ", "}` }
  const indent = " ".repeat(Math.max((first.column ?? 1) - "- ".length - 1, 0))
  const items = added.map(address => `${indent}- ${address}\n`).join("")
  return { line, from: "aliases:\n", to: `aliases:\n${items}` }
}

function deleted({ path, address }: Old): ContentProblem {
  const { answered, noFile, ifReplaced } = messages().hints
  const fault = { expected: answered(address), received: noFile, hint: ifReplaced(address) }
  return partProblem({ file: path, line: 1 }, "file", { severity: "hint", ...fault })
}
