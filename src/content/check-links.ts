import { messages } from "../messages/messages"
import { decoded } from "../shared/decoded"
import { SITE_PATHS } from "../shared/site-paths"
import { runsCode } from "./article/check-article"
import {
  type ContentProblem,
  didYouMean,
  type Fault,
  partProblem,
  shortJson,
} from "./content-problem"
import type { Entry } from "./read-entries"

/** Everything a link of the content may lead to. */
export interface LinkTargets {
  entries: ReadonlyMap<string, Entry>
  aliases: ReadonlyMap<string, Entry>
  otherPaths: ReadonlySet<string>
  /** Whether a file of `static/` has this path. */
  isStatic(path: string): boolean
  now: Date
}

/**
 * Checks the links of one entry: pages, anchors and files of this site must exist and be published. A link to
 * an old address is a warning: it works, by a detour.
 */
export const checkLinks = (source: Entry, targets: LinkTargets): ContentProblem[] =>
  source.links.flatMap(({ target, ...place }) => {
    const fault = linkFault(target, source, targets)
    if (!fault) return []
    const { instead, ...told } = fault
    const fix = instead ? { ...place, from: `](${target}`, to: `](${instead}` } : undefined
    return partProblem({ file: source.file, ...place }, "link", { ...told, fix })
  })

/** A fault, and the address that belongs there when it is known. */
type LinkFault = Fault & { instead?: string }

function linkFault(target: string, source: Entry, targets: LinkTargets): LinkFault | undefined {
  const { article, references } = messages()
  const received = shortJson(target)
  if (/^\s*(?:(?:mailto|tel):\s*)?$/i.test(target))
    return { expected: references.link.somewhere, received }
  if (runsCode(target)) return { expected: article.runsNoCode, received }
  if (/^[\\/]{2}/.test(target)) return { expected: references.link.otherSite, received }
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return undefined
  const { path, anchor } = partsOf(target)
  if (path && !path.startsWith("/")) {
    // A file beside an article stays in `content/`: only files in `static/` have an address.
    const { whole, downloads } = references.link
    return { expected: whole, received, hint: downloads }
  }
  const entry = path ? targets.entries.get(path) : source
  const found = entry ?? targets.aliases.get(path)
  if (!found) return pathExists(path, targets) ? undefined : pageFault(target, path, targets)
  return (
    publicationFault(target, source, found, targets.now) ??
    anchorFault(target, anchor, found) ??
    (entry ? undefined : movedFault(target, path, found))
  )
}

const movedFault = (target: string, old: string, { path }: Entry): LinkFault => ({
  severity: "warning",
  expected: messages().references.link.current(path),
  instead: path + target.slice(old.length),
  received: messages().references.link.old(shortJson(target)),
})

/** Says whether an address is a page or a file of this site, besides the entries. */
export const pathExists = (
  path: string,
  { otherPaths, isStatic }: Pick<LinkTargets, "otherPaths" | "isStatic">,
): boolean =>
  otherPaths.has(path) ||
  // Markdown leaves signs such as # encoded.
  [path, decoded(path)].some(isStatic)

/** Cuts an address of this site into path and anchor, without its query. */
export function partsOf(target: string): { path: string; anchor: string } {
  const [address = "", anchor = ""] = target.split("#")
  return { path: address.split("?")[0] ?? "", anchor }
}

function pageFault(target: string, path: string, { entries, otherPaths }: LinkTargets): LinkFault {
  const words = messages().references.link
  const known = [...entries.keys(), ...otherPaths]
  const fault = { expected: words.page, received: shortJson(target) }
  const page = path.replace(/\/+$/, "")
  if (!known.includes(page)) return { ...fault, hint: didYouMean(path, known) }
  return { ...fault, hint: words.noSlash, instead: page + target.slice(path.length) }
}

function anchorFault(target: string, anchor: string, { anchors, path }: Entry): Fault | undefined {
  // The page about the owner has anchors of its own.
  if (!anchor || path === SITE_PATHS.about || !anchors || anchors.includes(anchor)) return undefined
  return {
    expected: messages().references.link.heading(path),
    received: shortJson(target),
    hint: didYouMean(anchor, anchors),
  }
}

/** The page must exist when the link does: a post may link to one of the same day, not to a later one. */
function publicationFault(
  target: string,
  source: Entry,
  { opens }: Entry,
  now: Date,
): Fault | undefined {
  const isDraft = source.opens === Number.POSITIVE_INFINITY
  if (isDraft || opens <= Math.max(source.opens, now.getTime())) return undefined
  return { expected: messages().references.link.published, received: stateOf(target, opens) }
}

/** Says of a page that is not published that it is a draft, or not yet due. */
function stateOf(target: string, opens: number): string {
  const { later, draft } = messages().references.link
  return (Number.isFinite(opens) ? later : draft)(shortJson(target))
}

/** The same of what the site file leads to; nothing of a page that is published, or that is not there. */
export function unpublished(target: string, entry: Entry | undefined): { received?: string } {
  return entry && !entry.published ? { received: stateOf(target, entry.opens) } : {}
}
