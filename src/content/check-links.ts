import { join } from "node:path"
import type { ArticleReference } from "./article/references"
import { fileExists } from "./content-files"
import { type ContentProblem, didYouMean, shortJson } from "./content-problem"
import type { ContentEntry, LoadedEntry } from "./read-entries"

/** Everything a link of the content may lead to. */
export interface LinkTargets {
  /** Entries by their path. */
  entries: ReadonlyMap<string, LoadedEntry<object>>
  /** Entries by their old addresses. */
  aliases: ReadonlyMap<string, LoadedEntry<object>>
  /** Other addresses that exist. */
  otherPaths: ReadonlySet<string>
  /** Folder of the files that are served as they are. */
  staticDir: string
  now: Date
}

type Fault = Pick<ContentProblem, "expected" | "received" | "hint"> & {
  severity?: ContentProblem["severity"]
}

/**
 * Checks the links of one entry: pages, anchors and files of this site must exist and be published. A link to
 * an old address is a warning: it works, by a detour.
 */
export async function checkLinks(
  source: LoadedEntry<object>,
  targets: LinkTargets,
): Promise<ContentProblem[]> {
  const found = await Promise.all(
    source.entry.links.map(async (link): Promise<ContentProblem[]> => {
      const fault = await linkFault(link, source, targets)
      const { line, column } = link
      return fault
        ? [{ severity: "error", file: source.entry.file, line, column, field: "link", ...fault }]
        : []
    }),
  )
  return found.flat()
}

async function linkFault(
  { target }: ArticleReference,
  source: LoadedEntry<object>,
  targets: LinkTargets,
): Promise<Fault | undefined> {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return undefined
  const { path, anchor } = partsOf(target)
  if (path === "") return anchorFault(target, anchor, source.entry)
  if (!path.startsWith("/")) return fileFault(target)
  const entry = targets.entries.get(path)
  const moved = targets.aliases.get(path)
  const found = entry ?? moved
  if (found) {
    return (
      publicationFault(target, source, found, targets.now) ??
      anchorFault(target, anchor, found.entry) ??
      (moved && !entry ? movedFault(target, moved.entry) : undefined)
    )
  }
  return pathExists(path, targets).then(exists =>
    exists ? undefined : pageFault(target, path, targets),
  )
}

/** Says whether an address is a page or a file of this site, besides the entries. */
export async function pathExists(
  path: string,
  targets: Pick<LinkTargets, "otherPaths" | "staticDir">,
): Promise<boolean> {
  return targets.otherPaths.has(path) || (path !== "/" && fileExists(join(targets.staticDir, path)))
}

/** Cuts an address of this site into path and anchor, without its query. */
export function partsOf(target: string): { path: string; anchor: string } {
  const [address = "", anchor = ""] = target.split("#")
  return { path: address.split("?")[0] ?? "", anchor }
}

const movedFault = (target: string, { path }: ContentEntry<object>): Fault => ({
  severity: "warning",
  expected: `the page's own address, ${path}`,
  received: `${shortJson(target)}, an old address of it`,
})

function pageFault(target: string, path: string, { entries, otherPaths }: LinkTargets): Fault {
  const known = [...entries.keys(), ...otherPaths]
  const bare = path.replace(/\/+$/, "")
  const hint = known.includes(bare)
    ? "Write it without the slash at the end."
    : didYouMean(path, known)
  return { expected: "a page or a file of this site", received: shortJson(target), hint }
}

/** A file beside an article stays in `content/`: only files in `static/` have an address. */
function fileFault(target: string): Fault {
  return {
    expected: "a whole address: /blog/its-slug for a page, /its-name.pdf for a file in static/",
    received: shortJson(target),
    hint: "Files for download go into static/.",
  }
}

function anchorFault(
  target: string,
  anchor: string,
  { anchors, path }: ContentEntry<object>,
): Fault | undefined {
  // A page's template has anchors of its own.
  const isArticle = /^\/(?:blog|project)\//.test(path)
  if (!anchor || !isArticle || !anchors || anchors.includes(anchor)) return undefined
  return {
    expected: `a heading of ${path}`,
    received: shortJson(target),
    hint: didYouMean(anchor, anchors),
  }
}

/** The page must exist when the link does: a post may link to one of the same day, not to a later one. */
function publicationFault(
  target: string,
  source: LoadedEntry<object>,
  { opens }: LoadedEntry<object>,
  now: Date,
): Fault | undefined {
  const isDraft = source.opens === Number.POSITIVE_INFINITY
  if (isDraft || opens <= Math.max(source.opens, now.getTime())) return undefined
  const state = Number.isFinite(opens) ? "not yet published" : "draft"
  return {
    expected: "a page that is published when this one is",
    received: `${shortJson(target)}, ${state}`,
  }
}
