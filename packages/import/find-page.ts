import { posix } from "node:path"
import { decoded } from "@site/articles"
import { withoutBase } from "./files"
import { type Export, nameOf } from "./foreign-post"
import { messages } from "./messages"
import type { PlannedPost } from "./plan-posts"
import type { Site } from "./site"

const bare = (path: string) =>
  decoded(path)
    .replace(/[?#].*$/, "")
    .replace(/(?:\/index)?\.(?:mdx?|markdown|html?)$/i, "")
    .replace(/\/(?:index)?$/, "")
    .toLowerCase() || "/"

const SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i

/**
 * Finds the new address of what a link of the old site leads to: by an old address, by the file of a post, or by its
 * name in a folder that posts have; undefined when the page is not there, or not published when the post of the link is.
 */
export function pageFinder(
  posts: readonly PlannedPost[],
  { bases, isGuessed }: Pick<Export, "bases" | "isGuessed">,
  site: Site,
) {
  const byPath = new Map(posts.map(post => [post.path, post]))
  const pages = new Map<string, string>()
  const names = new Map<string, string>()
  const folders = new Set(["", ".", ".."])
  for (const path of site.pages.keys()) pages.set(bare(path), path)
  for (const { foreign, aliases, slug, path } of posts) {
    const own = nameOf(foreign.file.replace(/\/index\.\w+$/, ""))
    for (const old of [path, ...aliases, `/${foreign.file}`]) {
      pages.set(bare(old), path)
      for (const folder of bare(old).split("/").slice(0, -1)) folders.add(folder)
    }
    for (const name of [slug, foreign.name, own].map(one => one.toLowerCase()))
      names.set(name, names.get(name) ?? path)
  }
  /** Whether the name of a page is enough: another project of the same host may have the name of a post. */
  const mayBePost = (local: string, isAbsolute: boolean) => {
    const parents = bare(local).split("/").slice(0, -1)
    const isAtTop = local.startsWith("/") && parents.length === 1
    return isAtTop
      ? isGuessed && !isAbsolute
      : parents.every(one => folders.has(one) || /^\d+$/.test(one))
  }
  /** The part of a page that a link leads to, where it has one. */
  const anchorOf = (page: string, local: string, { notes }: PlannedPost) => {
    const name = decoded(/#(.*)$/.exec(local)?.[1] ?? "")
    if (!name) return ""
    const ids = byPath.get(page)?.ids
    const id = ids ? (ids.get(name) ?? ids.get(site.slugOf(name))) : name
    if (!id) notes.changed.push(messages.lostAnchor(local))
    return id ? `#${id}` : ""
  }
  return (target: string, post: PlannedPost): string | undefined => {
    const { file } = post.foreign
    const local = withoutBase(target.trim(), bases).replace(
      /^(?:pathname:\/\/|@(?=\/)|\{filename\})/,
      "",
    )
    if (local.startsWith("//")) return `https:${local}`
    if (SCHEME.test(local)) return /^(?:https?|mailto|tel):/i.test(local) ? local : undefined
    if (!local) return undefined
    const beside = [posix.dirname(file), file.replace(/\.\w+$/, "")].map(folder =>
      posix.join("/", folder, local),
    )
    const page =
      [local, `/${local}`, ...beside].map(path => pages.get(bare(path))).find(Boolean) ??
      (mayBePost(local, SCHEME.test(target)) ? names.get(nameOf(bare(local))) : undefined)
    const opens = page && (byPath.get(page)?.opens ?? site.pages.get(page) ?? 0)
    const isThere = opens !== undefined && opens !== "" && opens <= Math.max(post.opens, Date.now())
    return page && isThere ? page + anchorOf(page, local, post) : undefined
  }
}
