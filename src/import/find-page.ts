import { posix } from "node:path"
import { decoded } from "../shared/decoded"
import { SITE_PATHS } from "../shared/site-paths"
import { withoutBase } from "./export-files"
import { nameOf } from "./foreign-post"
import type { PlannedPost } from "./import-posts"

const bare = (path: string) =>
  decoded(path)
    .replace(/[?#].*$/, "")
    .replace(/(?:\/index)?\.(?:mdx?|markdown|html?)$/i, "")
    .replace(/\/(?:index)?$/, "")
    .toLowerCase() || "/"

/** Lists of posts, whose names may be those of a post too. */
const LISTS = /(?:^|\/)(?:tags?|categor\w+|topics?|series|authors?)\//i

/**
 * Finds the new address of what a link of the old site leads to: by an old address, by the file of a post, or by its
 * name alone; undefined when the page is not there, or not published when the post of the link is. `opens` says when
 * the pages of this site are.
 */
export function pageFinder(
  posts: readonly PlannedPost[],
  bases: readonly string[],
  opens: ReadonlyMap<string, number>,
) {
  const moments = new Map([...posts.map(post => [post.path, post.opens] as const), ...opens])
  const pages = new Map<string, string>()
  const names = new Map<string, string>()
  for (const path of [...opens.keys(), ...Object.values(SITE_PATHS)]) pages.set(bare(path), path)
  for (const { foreign, mapped, path } of posts) {
    const own = nameOf(foreign.file.replace(/\/index\.\w+$/, ""))
    for (const old of [path, ...mapped.aliases, `/${foreign.file}`]) pages.set(bare(old), path)
    for (const name of [mapped.slug, foreign.name, own]) names.set(name.toLowerCase(), path)
  }
  return (target: string, { foreign: { file }, opens }: PlannedPost): string | undefined => {
    const local = withoutBase(target.trim(), bases)
    if (local.startsWith("//")) return `https:${local}`
    if (/^[a-z][a-z0-9+.-]*:/i.test(local))
      return /^(?:https?|mailto|tel):/i.test(local) ? local : undefined
    const beside = [posix.dirname(file), file.replace(/\.\w+$/, "")].map(folder =>
      posix.join("/", folder, local),
    )
    const page =
      [local, `/${local}`, ...beside].map(path => pages.get(bare(path))).find(Boolean) ??
      (LISTS.test(local) ? undefined : names.get(nameOf(bare(local))))
    const isThere = page && (moments.get(page) ?? 0) <= Math.max(opens, Date.now())
    return isThere ? page + (/#.*$/.exec(local)?.[0] ?? "") : undefined
  }
}
