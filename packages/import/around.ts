import { decoded, embedOf } from "@site/articles"
import { slugOfFile } from "./files"
import type { Notes } from "./foreign-post"
import { messages } from "./messages"
import type { Site } from "./site"

/** Context of the text of a post: the new site, and the targets of its addresses. */
export interface Around {
  site: Site
  notes: Notes
  /**
   * Copies a picture of the export: returns `./plan.png`, or an address where it can only be linked:
   * `/files/x/plan.bmp`.
   */
  picture: (target: string) => string | undefined
  /** The address of a page or file on the new site, or of another site. */
  link: (target: string) => string | undefined
}

/** Ids of the headings of an article, by what links may call them. */
export type Ids = ReadonlyMap<string, string>

export const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp)(?:[?#].*)?$/i

/** True for an address of `Around.picture` that can be shown. */
export const isShown = (path: string | undefined) => path?.startsWith("./") === true

/** An address that leaves its protocol to the page. */
export const absolute = (url: string) => url.replace(/^\/\//, "https://")

/** The file of a picture, or else the address at which it can be seen. */
export function pictureAt(url: string, { picture, notes }: Around) {
  const path = picture(url)
  if (isShown(path)) return { path }
  const address = path ?? (/^(?:https?:)?\/\//.test(url) ? absolute(url) : undefined)
  notes.open.push(address ? messages.linkedPicture(url) : messages.missingPicture(url))
  return { address }
}

/** The address of a link on the new site; undefined, and reported, for a link without a target. */
export function linked(url: string, ids: Ids, { link, notes, site }: Around): string | undefined {
  const target = url.trim()
  if (!target) return undefined
  const name = decoded(target.slice(1)).replace(/^user-content-/, "")
  const id = ids.get(name) ?? ids.get(site.slugOf(name))
  const isNote = /^#(?:user-content-)?fn/.test(target)
  const address = !target.startsWith("#") ? link(target) : isNote ? target : id && `#${id}`
  if (!address) notes.open.push(messages.deadLink(target))
  return address
}

/** Words for a picture that has none. */
export const namedAfter = (url: string, site: Site) => slugOfFile(url, site).replaceAll("-", " ")

/** A frame of something that the site shows by a click; undefined for anything else. */
export function frameFor(url: string, title = ""): string | undefined {
  const address = url.replace(/^http:/, "https:")
  const embed = embedOf(address)
  if (!embed?.frame || !embed.isKnown) return undefined
  const words = (title || messages.framed(embed.name)).replaceAll('"', "&quot;")
  return `<iframe src="${address}" title="${words}"></iframe>`
}
