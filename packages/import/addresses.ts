import { embedOf } from "@site/articles"
import { messages } from "./messages"

/** Address of a picture. */
export const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp)(?:[?#].*)?$/i

/** Beginning of an address with the host of its site. */
export const SITE = /^(?:https?:)?\/\/(?:www\.)?([^/?#]+)\/?/i

/** An address that leaves its protocol to the page. */
export const absolute = (url: string) => url.replace(/^\/\//, "https://")

/** An address of the old site as its own pages write it. That of another site below the same host is none. */
export function withoutBase(target: string, bases: readonly string[]): string {
  const [start = "", host] = SITE.exec(target) ?? []
  const path = host ? `/${target.slice(start.length)}` : target
  for (const base of bases) {
    const [own = "", ownHost] = SITE.exec(base) ?? []
    const folder = `/${base.slice(own.length).replace(/\/+$/, "")}`
    const isHere = host ? host.toLowerCase() === ownHost?.toLowerCase() : target.startsWith("/")
    const isBelow = folder === "/" || path === folder || path.startsWith(`${folder}/`)
    if (isHere && isBelow && !path.startsWith("//"))
      return folder === "/" ? path : path.slice(folder.length) || "/"
  }
  return target
}

/** An address behind the words of a link. */
export const destination = (url: string) => (/[\s()]/.test(url) ? `<${url}>` : url)

/** A frame of something that the site shows by a click; undefined for anything else. */
export function frameFor(url: string, title = ""): string | undefined {
  const address = url.replace(/^http:/, "https:")
  const embed = embedOf(address)
  if (!embed?.frame || !embed.isKnown) return undefined
  const words = (title || messages.framed(embed.name)).replaceAll('"', "&quot;")
  return `<iframe src="${address}" title="${words}"></iframe>`
}
