import { extname } from "node:path"
import { decoded } from "@site/articles"
import { absolute, withoutBase } from "./addresses"
import { nameOf } from "./foreign-post"
import { messages } from "./messages"
import type { PlannedPost } from "./plan-posts"
import type { Site } from "./site"
import { findTarget, localPath, type TargetTable } from "./targets"

/** Files that an article, and a cover, may show. */
export interface Shown {
  articles: ReadonlySet<string>
  covers: ReadonlySet<string>
}

export type Around = ReturnType<typeof aroundPost>

/** Addresses in the text of a post, as the new site has them. `files` are those that the post brings, by new path. */
export function aroundPost(post: PlannedPost, table: TargetTable, shown: Shown, site: Site) {
  const { slug, text: draft, ids, foreign, lang, mapped } = post
  const here = { file: foreign.file, lang, base: mapped.base }
  const files = new Map<string, string>()
  const fileOf = (target: string) =>
    findTarget(table, target, here, ({ file }) => file !== undefined)?.file
  const beside = (source: string) => `./${addFile(files, `content/blog/${slug}`, source, site)}`
  const download = (source: string) =>
    `/files/${slug}/${addFile(files, `static/files/${slug}`, source, site)}`

  /** The file of a picture beside the article, or else the address at which it can be seen. */
  function picture(url: string): { path?: string; address?: string | undefined } {
    const source = fileOf(url)
    if (source && shown.articles.has(source)) return { path: beside(source) }
    const elsewhere = /^(?:https?:)?\/\//.test(url) ? absolute(url) : undefined
    const address = source ? download(source) : elsewhere
    draft.open(address ? messages.linkedPicture(url) : messages.missingPicture(url))
    return { address }
  }

  /** The part of a page that a link leads to, where it has one. */
  function anchorOf(target: PlannedPost | undefined, local: string): string {
    const name = decoded(/#(.*)$/.exec(local)?.[1] ?? "")
    const id = target ? (target.ids.get(name) ?? target.ids.get(site.slugOf(name))) : name
    if (name && !id) draft.changed(messages.lostAnchor(local))
    return name && id ? `#${id}` : ""
  }

  function addressOf(target: string): string | undefined {
    const local = localPath(target, table.bases)
    if (local.startsWith("//")) return `https:${local}`
    if (/^[a-z][a-z0-9+.-]*:/i.test(local))
      return /^(?:https?|mailto|tel):/i.test(local) ? local : undefined
    const found =
      findTarget(table, target, here, one => isOpen(one, post, site)) ??
      findTarget(table, target, here, ({ file }) => file !== undefined)
    if (found?.page) return found.page + anchorOf(found.post, local)
    if (found?.file) return download(found.file)
    // An address of the old host may stay, unless this site has that host.
    const isElsewhere = /^https?:/.test(target) && withoutBase(target, [site.url]) === target
    return isElsewhere ? target : undefined
  }

  /** The address of a link on the new site; undefined, and listed, for a link without a target. */
  function link(url: string): string | undefined {
    const target = url.trim()
    draft.understand(url)
    if (!target) return undefined
    const name = decoded(target.slice(1)).replace(/^user-content-/, "")
    const id = ids.get(name) ?? ids.get(site.slugOf(name))
    const isNote = /^#(?:user-content-)?fn/.test(target)
    const address = !target.startsWith("#") ? addressOf(target) : isNote ? target : id && `#${id}`
    if (!address) draft.open(messages.deadLink(target))
    return address
  }

  /** A picture for the cover, which has other formats. */
  const cover = (target: string) => {
    const source = fileOf(target)
    return source && shown.covers.has(source) ? beside(source) : undefined
  }
  /** True for a picture that the article shows. */
  const isShown = (url: string) => shown.articles.has(fileOf(url) ?? "")
  return { site, draft, files, picture, link, cover, isShown }
}

/** True for a page that can be read when the post of a link can. */
const isOpen = (
  { page, post: target }: { page?: string; post?: PlannedPost },
  post: PlannedPost,
  site: Site,
) => {
  const opens = page && (target?.opens ?? site.pages.get(page) ?? 0)
  return opens !== undefined && opens !== "" && opens <= Math.max(post.opens, Date.now())
}

/** The name of a file in letters that an address may have. */
const slugOfFile = (url: string, site: Site) =>
  site.slugOf(nameOf(decoded(url.replace(/[?#].*$/, ""))).replace(/\.\w+$/, ""))

/** Words for a picture that has none. */
export const namedAfter = (url: string, site: Site) => slugOfFile(url, site).replaceAll("-", " ")

/**
 * Copies a file: adds it to `files` by its new path in `folder`, and returns its name there. A number tells files of
 * one name apart.
 */
function addFile(files: Map<string, string>, folder: string, source: string, site: Site): string {
  const stem = slugOfFile(source, site) || "fichier"
  for (let number = 1; ; number++) {
    const name = `${stem}${number > 1 ? `-${number}` : ""}${extname(source).toLowerCase()}`
    const taken = files.get(`${folder}/${name}`)
    if (taken && taken !== source) continue
    files.set(`${folder}/${name}`, source)
    return name
  }
}
