import { posix } from "node:path"
import { decoded } from "@site/articles"
import { SITE, withoutBase } from "./addresses"
import { groupBy } from "./group-by"
import type { PlannedPost } from "./plan-posts"

/** A file of the export, or a page that the site has after the import. */
interface Target {
  /** Path by which a link may name it, as `keyOf` writes it. */
  key: string
  file?: string
  page?: string
  post?: PlannedPost
}

/** The post of a link: its file, its language, and the folder that its field for pictures names. */
interface Place {
  file: string
  lang: string
  base: string
}

export type TargetTable = ReturnType<typeof targetTable>

const TEXT = /\.(?:mdx?|markdown|svx|html?)$/i

/** A path whose letters may be written in two ways, or in capitals. That of a page has no ending. */
const keyOf = (path: string) =>
  decoded(path.replace(/[?#].*$/, ""))
    .normalize("NFC")
    .toLowerCase()
    .replace(/(?:\/index)?(?:(?:\.html)?\.(?:mdx?|markdown|svx)|\.html?)$|\/(?:index)?$/, "") || "/"

/**
 * Table of all that a link of the old site may lead to: posts by their addresses, old and new, by their files and
 * names, pages of the site, and files, in any folder that a system publishes (`static`, `public`, `assets`). `bases`
 * are addresses of the old site.
 */
export function targetTable(
  posts: readonly PlannedPost[],
  files: readonly string[],
  bases: readonly string[],
  own: Iterable<string>,
) {
  const exact = posts.flatMap(post => {
    const { foreign, aliases, path } = post
    const paths = [path, ...aliases, `/${foreign.file}`]
    return paths.map(one => ({ key: keyOf(one), page: path, post }))
  })
  const ends = posts.flatMap(post => {
    const { foreign, slug } = post
    const folder = posix.dirname(`/${foreign.file}`)
    const paths = [foreign.name, slug].map(name => posix.join(folder, name))
    const all = [foreign.file, ...paths, foreign.twin ?? foreign.stem]
    return all.map(one => ({ key: keyOf(posix.join("/", one)), page: post.path, post }))
  })
  const pages = Array.from(own, page => ({ key: keyOf(page), page }))
  // Posts are no files for download.
  const shown = files.filter(file => !TEXT.test(file))
  const media = shown.map(file => ({ key: keyOf(`/${file}`), file }))
  const byKey = groupBy<Target>([...exact, ...pages, ...media], ({ key }) => key)
  const byName = groupBy<Target>([...ends, ...media], ({ key }) => posix.basename(key))
  return { byKey, byName, bases, versions: groupBy(posts, ({ twin }) => twin) }
}

/** Signs of other systems for the root of their files. */
const ROOT =
  /^(?:https:\/\/raw\.githubusercontent\.com\/[^/]+\/[^/]+\/[^/]+|pathname:\/\/|@site(?:\/static)?|@(?=\/)|\{(?:static|attach|filename)\})(?=\/?)/

/** An address without the address of the old site, and without the signs that other systems have for a root. */
export const localPath = (target: string, bases: readonly string[]) =>
  withoutBase(target.trim(), bases).replace(ROOT, "")

/**
 * Finds what an address in a post means: by its path, beside the post, or by the end of its path. Of several, one in
 * the language of the post comes first.
 */
export function findTarget(
  { byKey, byName, bases, versions }: TargetTable,
  target: string,
  { file, lang, base }: Place,
  isWanted: (one: Target) => boolean,
): Target | undefined {
  const local = localPath(target, bases)
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#|$)/i.test(local)) return undefined
  const best = (found: readonly Target[] = []) => {
    const wanted = found.filter(isWanted)
    const [first] = wanted
    const own = wanted.find(({ post }) => post?.lang === lang)
    if (own || !first?.post || new RegExp(`[/.]${first.post.lang}(?:[/.]|$)`, "i").test(local))
      return own ?? first
    // The version in the language of the post, unless that is the post itself.
    const version = versions.get(first.post.twin)?.find(one => one.lang === lang)
    if (!version || version.foreign.file === file) return first
    const same = { ...first, page: version.path, post: version }
    return isWanted(same) ? same : first
  }
  const isRooted = local.startsWith("/")
  const here = posix.dirname(file)
  // Hexo has a folder with the name of the post for its files, an export of WordPress one for pictures.
  const beside = [here, file.replace(/\.\w+$/, ""), `${here}/images`].map(folder =>
    posix.join("/", folder, local),
  )
  for (const path of isRooted ? [local] : [...beside, `/${local}`]) {
    const found = best(byKey.get(keyOf(path)))
    if (found) return found
  }
  const name = local.replace(/^(?:[~@]\/?|\.{1,2}\/|\/)+/, "")
  const key = keyOf(posix.join("/", isRooted ? "" : base, name))
  const ending = (byName.get(posix.basename(key)) ?? [])
    .filter(one => one.key.endsWith(key) && isWanted(one))
    .toSorted((a, b) => a.key.length - b.key.length)
  const found = best(ending)
  // Another address of the post is known: this one is of something else.
  if (found?.post) {
    const isOther = isRooted && found.post.aliases.length > 0
    return isOther || SITE.test(target) ? undefined : found
  }
  // The name alone of a file that is not beside the post may be that of another.
  return isRooted || name.includes("/") || ending.length === 1 ? found : undefined
}
