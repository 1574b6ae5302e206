import { posix } from "node:path"
import { decoded } from "@site/articles"
import { withoutBase } from "./files"
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

/** `/a/b/c`, `/b/c` and `/c`. */
const endsOf = (path: string): string[] =>
  path
    .split("/")
    .slice(1)
    .map((_part, index, parts) => `/${parts.slice(index).join("/")}`)

/**
 * Finds the new address of what a link of the old site leads to: by an old address, by the file of a post, or by the end
 * of its path; undefined when the page is not there, or not published when the post of the link is.
 */
export function pageFinder(posts: readonly PlannedPost[], bases: readonly string[], site: Site) {
  const byPath = new Map(posts.map(post => [post.path, post]))
  const pages = new Map([...site.pages.keys()].map(path => [bare(path), path]))
  const byEnd = new Map<string, PlannedPost>()
  for (const post of posts) {
    const { foreign, aliases, slug, path } = post
    const file = bare(`/${foreign.file}`)
    for (const old of [path, ...aliases, file]) pages.set(bare(old), path)
    const names = [foreign.name.toLowerCase(), slug].map(name =>
      posix.join(posix.dirname(file), name),
    )
    for (const end of [file, ...names].flatMap(endsOf)) byEnd.set(end, byEnd.get(end) ?? post)
  }
  /** The post whose path ends as a link does, unless another address of it is known. */
  const endingAs = (local: string): string | undefined => {
    const post = byEnd.get(bare(posix.join("/", local)))
    return post && (!local.startsWith("/") || post.aliases.length === 0) ? post.path : undefined
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
      (SCHEME.test(target) ? undefined : endingAs(local))
    const opens = page && (byPath.get(page)?.opens ?? site.pages.get(page) ?? 0)
    const isThere = opens !== undefined && opens !== "" && opens <= Math.max(post.opens, Date.now())
    return page && isThere ? page + anchorOf(page, local, post) : undefined
  }
}
