import type { PhrasingContent } from "mdast"
import { embedOf } from "../../content-model/embeds"
import type { Translate } from "../../i18n/translate"
import { mediaKind } from "../../shared/media-kind"
import { element } from "./nodes"

/** A film or a sound: Markdown knows the link alone, HTML a player with the link for those who cannot play it. */
export function mediaOf(
  url: string,
  title: string,
  t: Translate,
  poster?: string,
): PhrasingContent {
  const kind = mediaKind(url) === "audio" ? "audio" : "video"
  const words = title || t(`media.${kind}`)
  // A player has no `href`, which every link gets.
  const player = { href: undefined, src: url, poster: poster || undefined }
  const hProperties = { ...player, controls: true, preload: "none" }
  const hChildren = [element("a", { href: url }, [words])]
  const data = { hName: kind, hProperties, hChildren }
  return { type: "link", url, children: [{ type: "text", value: words }], data }
}

/** What is embedded, as a link that says where it leads. */
export const embedLink = (url: string, title: string): PhrasingContent => {
  const words = `${title} (${embedOf(url)?.name ?? url})`
  return { type: "link", url, children: [{ type: "text", value: words }] }
}

const FRAME = /<iframe\b[^>]*?\bsrc="([^"]*)"[^>]*>(?:<\/iframe>)?/g

const PICTURE = /<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/g

/** HTML as readers of feeds get it: a frame is a link, and a picture whose file is a film is a player. */
export const plainTags = (html: string): string =>
  html
    .replaceAll(FRAME, '<a href="$1">$1</a>')
    .replaceAll(PICTURE, (tag, src: string) =>
      mediaKind(src) ? `<video src="${src}" controls preload="none"></video>` : tag,
    )
