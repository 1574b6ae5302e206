import type { Element, Nodes } from "hast"
import type { ArticleFileFact } from "./article-content"
import { sealedWhole } from "./article-content"
import type { Writer } from "./draft"
import { attr, element, isElement, isInSentence, placeOf } from "./nodes"
import type { Translate } from "./words"

const KINDS = {
  video: /\.(?:mp4|m4v|webm)$/i,
  audio: /\.(?:mp3|m4a|ogg|oga|opus|flac|wav)$/i,
  captions: /\.vtt$/i,
} as const

export type MediaKind = keyof typeof KINDS

/** Kind of a file by its name, when it is neither picture nor page. */
export function mediaKind(file: string): MediaKind | undefined {
  const kinds: MediaKind[] = ["video", "audio", "captions"]
  return kinds.find(kind => KINDS[kind].test(file))
}

/** Browsers show one, but Gatsby does not process it. */
export const isGif = (file: string): boolean => /\.gif$/i.test(file)

/**
 * Writes films and sounds as players, whatever they were written as: `<Video>`, a picture whose file is a film, HTML's
 * own tags. Undefined for other pictures. Call after `unwrapped`.
 */
export const player: Writer = (node, { t, images, uncaptioned }, { parent }) => {
  const found = playerOf(node, t)
  if (!found) return undefined
  images.push(...found.files.map(target => ({ target, ...placeOf(node) })))
  if (found.heard) uncaptioned.push({ target: found.heard, ...placeOf(node) })
  const isInLine = isInSentence(parent)
  const caption = attr(node, node.tagName === "img" ? "title" : "caption")
  return element(
    isInLine ? "span" : "figure",
    {
      className: ["media-frame"],
      dataWide: !isInLine && node.properties.wide === true ? "" : undefined,
    },
    [
      sealedWhole(found.player),
      ...(caption && !isInLine ? [element("figcaption", {}, [caption])] : []),
    ],
  )
}

interface Found {
  files: string[]
  /** A film without captions that may be heard. */
  heard?: string | undefined
  player: Element
}

function playerOf(node: Element, t: Translate): Found | undefined {
  const src = attr(node, "src")
  const kind = playerKind(node, src)
  if (!kind) return undefined
  const parts = isPicture(node) ? [] : partsOf(node, t)
  const sources = parts.map(part => attr(part, "src"))
  const poster = attr(node, "poster")
  const sized = src || sources.find(source => mediaKind(source) === "video")
  // Plays while it is seen, where motion is welcome, and can be stopped (WCAG 2.2.2).
  const isLoop = isSet(node, node.tagName === "Video" ? "loop" : "autoPlay")
  const muted = isLoop || isSet(node, "muted")
  const isVideo = kind === "video"
  const size = sized && isVideo ? { file: sized, ...sizeOf(node) } : undefined
  const facts: Element["facts"] = {
    src: src ? fileAddress(src) : undefined,
    poster: isVideo && poster ? { file: poster, fact: "poster" } : undefined,
    width: size && { ...size, fact: "width" },
    height: size && { ...size, fact: "height" },
  }
  const player = element(
    kind,
    {
      ariaLabel: label(node) || t(isVideo ? "media.video" : "media.audio"),
      controls: true,
      preload: !isVideo || poster ? "none" : "metadata",
      playsInline: isVideo,
      loop: isSet(node, "loop") || isLoop,
      muted,
      dataLoop: isLoop ? "" : undefined,
    },
    parts.map(partOf),
  )
  const hasCaptions = parts.some(({ tagName }) => tagName === "track")
  const heard = isVideo && !muted && !hasCaptions ? sized : undefined
  return {
    files: [src, poster, ...sources].filter(Boolean),
    heard,
    player: { ...player, facts },
  }
}

const fileAddress = (file: string): ArticleFileFact => ({ file, fact: "address" })

function playerKind(node: Element, src: string): "video" | "audio" | undefined {
  const kind = isPicture(node) && mediaKind(src)
  if (kind && kind !== "captions") return kind
  if (isElement(node, "video", "Video")) return "video"
  return isElement(node, "audio") ? "audio" : undefined
}

const isPicture = (node: Nodes): boolean => isElement(node, "img", "Figure")

/** The files and captions that a tag holds, or that `<Video captions="…">` names. */
function partsOf(node: Element, t: Translate): Element[] {
  if (node.tagName !== "Video")
    return node.children.filter(child => isElement(child, "source", "track"))
  const src = attr(node, "captions")
  const srcLang = attr(node, "srclang") || "fr"
  return src ? [element("track", { src, srcLang, label: t("media.captions") })] : []
}

function partOf(node: Element): Element {
  const { srcLang, label, type, kind } = node.properties
  const own = node.tagName === "track" ? { kind: kind ?? "captions" } : { type }
  const facts = { src: fileAddress(attr(node, "src")) }
  return { ...element(node.tagName, { ...own, srcLang, label }), facts }
}

/** Label of a part for those who do not see it. */
const label = (node: Element): string =>
  isPicture(node) ? attr(node, "alt") : attr(node, "ariaLabel") || attr(node, "title")

const isSet = ({ properties }: Element, name: string): boolean =>
  ![undefined, null, false].some(value => value === properties[name])

/** The size that the author sets, in pixels. */
function sizeOf({ properties }: Element): Pick<ArticleFileFact, "width" | "height"> {
  const [width, height] = [properties.width, properties.height].map(
    value => Number(value) || undefined,
  )
  return { width, height }
}
