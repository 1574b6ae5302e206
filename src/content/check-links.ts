import { posix } from "node:path"
import { type ContentProblem, didYouMean, type Fault, partProblem, shortJson } from "@site/problems"
import { messages } from "../messages/messages"
import { decoded } from "../shared/decoded"
import { isSiteFile, pageOfFile } from "../shared/site-files"
import { pageAddress, SITE_PATHS } from "../shared/site-paths"
import type { Entry } from "./read-entries"

/** Everything a link of the content may lead to. */
export interface LinkTargets {
  entries: ReadonlyMap<string, Entry>
  /** Old addresses, in lower case. */
  aliases: ReadonlyMap<string, Entry>
  otherPaths: ReadonlySet<string>
  /** Addresses of files with errors: what refers to one is not a second problem. */
  unread: ReadonlySet<string>
  /** Files of `static/`, by their addresses. */
  files: readonly string[]
  /** The site's own address, when its file can be read. */
  url?: string
  /** The file of `static/` that has this path on the site. */
  staticPath(path: string): string | undefined
  now: Date
}

/**
 * Checks the links of one entry: pages, anchors and files of this site must exist and be published.
 */
export const checkLinks = (source: Entry, targets: LinkTargets): ContentProblem[] =>
  source.links.flatMap(({ target, ...place }) => {
    const own = ownPath(target, targets.url)
    const fault = linkFault(own ?? target, source, targets)
    if (!fault) return []
    return partProblem({ file: source.file, ...place }, "link", fault)
  })

/** The part of an address of this site below its own address: `/blog/x` of `https://site.example/blog/x`. */
function ownPath(target: string, url?: string): string | undefined {
  const [origin, host = ""] = /^https?:\/\/([^/?#]+)/i.exec(target) ?? []
  if (!url || !origin || host.toLowerCase() !== new URL(url).host) return undefined
  const [prefix, path] = [new URL(url).pathname.replace(/\/$/, ""), target.slice(origin.length)]
  const isBelow = path.startsWith(prefix) && /^(?:[/?#]|$)/.test(path.slice(prefix.length))
  return isBelow ? path.slice(prefix.length).replace(/^(?!\/)/, "/") : undefined
}

function linkFault(target: string, source: Entry, targets: LinkTargets): Fault | undefined {
  const { references } = messages
  const received = shortJson(target)
  if (/^\s*(?:(?:mailto|tel):\s*)?$/i.test(target))
    return { expected: references.link.somewhere, received }
  if (/^[\\/]{2}/.test(target)) return { expected: references.link.otherSite, received }
  // Its scheme is one that the article may have (`allowed`).
  if (/^\s*[a-z][a-z0-9+.-]*:/i.test(target)) return undefined
  const { path, anchor } = partsOf(target)
  if (path && !path.startsWith("/")) {
    const page = pageBeside(path, source, targets)
    const address = page && page.path + target.slice(path.length)
    // A file beside an article stays in `content/`: only files in `static/` have an address.
    const { whole, downloads } = references.link
    const hint = address ? messages.report.didYouMean(address) : downloads
    return { expected: whole, received, hint }
  }
  const found = path
    ? (targets.entries.get(path) ?? targets.aliases.get(path.replace(/\/$/, "").toLowerCase()))
    : source
  if (!found) return hasFile(path, targets) ? undefined : pageFault(target, path, targets)
  return publicationFault(target, source, found, targets.now) ?? anchorFault(target, anchor, found)
}

/** Entry that a relative link means: by the files, as editors and GitHub follow it, or by the addresses. */
function pageBeside(path: string, source: Entry, { entries }: LinkTargets): Entry | undefined {
  const nameOf = (file: string) => file.replace(/(?:\/index)?(?:\.mdx?|\/)?$/, "")
  const meant = nameOf(posix.join(posix.dirname(source.file), path))
  const byFile = [...entries.values()].find(({ file }) => nameOf(file) === meant)
  return byFile ?? entries.get(posix.join(source.path, "..", nameOf(path)))
}

/** True when an address is a page, a file, or a file that the release makes of a page. */
export function hasFile(path: string, { entries, otherPaths, staticPath }: Files): boolean {
  const page = pageOfFile(path)
  const isMade = page !== undefined && (entries.has(page) || otherPaths.has(page))
  // Markdown leaves signs such as # encoded.
  const isGiven = [path, decoded(path)].some(staticPath)
  return isMade || otherPaths.has(path) || isSiteFile(path) || isGiven
}

interface Files extends Pick<LinkTargets, "otherPaths" | "staticPath"> {
  entries: ReadonlyMap<string, unknown>
}

/** Cuts an address of this site into path and anchor, without its query and without words to be marked (`:~:text=`). */
export function partsOf(target: string): { path: string; anchor: string } {
  const [address = "", fragment = ""] = target.split("#")
  return { path: address.split("?")[0] ?? "", anchor: fragment.split(":~:")[0] ?? "" }
}

function pageFault(target: string, path: string, targets: LinkTargets): Fault {
  const { entries, otherPaths, files } = targets
  const hint = didYouMean(pageAddress(path), [...entries.keys(), ...otherPaths, ...files])
  return { expected: messages.references.link.page, received: shortJson(target), hint }
}

function anchorFault(target: string, anchor: string, { anchors, path }: Entry): Fault | undefined {
  // Every page has a top (HTML, "select the indicated part"), and the page about the owner has anchors of its own.
  if (
    /^(?:top)?$/i.test(anchor) ||
    path === SITE_PATHS.about ||
    !anchors ||
    anchors.includes(anchor)
  )
    return undefined
  return {
    expected: messages.references.link.heading(path),
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
  return { expected: messages.references.link.published, received: stateOf(target, opens) }
}

/** Reason why a page is not published: it is a draft, or not yet due. */
function stateOf(target: string, opens: number): string {
  const { later, draft } = messages.references.link
  return (Number.isFinite(opens) ? later : draft)(shortJson(target))
}

/** The same of what the site file leads to; nothing of a page that is published, or that is not there. */
export function unpublished(target: string, entry: Entry | undefined): { received?: string } {
  return entry && !entry.published ? { received: stateOf(target, entry.opens) } : {}
}
