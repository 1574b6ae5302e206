import type { Element, Nodes, Root } from "hast"
import { SKIP, visit } from "unist-util-visit"
import type { JsonValue } from "../../content-model/article-tree"
import type { Translate } from "../../i18n/translate"
import { mediaKind } from "../../shared/media-kind"
import {
  attributeValue,
  component,
  element,
  isElement,
  isInSentence,
  isJsx,
  type JsxElement,
  placeOf,
} from "./nodes"
import type { ArticleReference } from "./references"

type Children = JsxElement["children"]

/**
 * Turns films and sounds into players, whatever they were written as: `<Video>`, a picture whose file is a film, HTML's
 * own tags. Call after `setPictures`. Returns the files that are no pictures of the tree, and
 * the films whose words cannot be read.
 */
export function setMedia(tree: Root, t: Translate) {
  const files: ArticleReference[] = []
  const uncaptioned: ArticleReference[] = []
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const found = playerOf(node, words(node, "src"), t)
    if (!found) return undefined
    files.push(...found.files.map(target => ({ target, ...placeOf(node) })))
    if (found.heard) uncaptioned.push({ target: found.heard, ...placeOf(node) })
    const { position } = node
    const [caption, wide] = [words(node, "caption"), read(node, "wide") === true]
    const children = [...found.parts, ...(caption ? [element("figcaption", {}, [caption])] : [])]
    parent.children[index] = isInSentence(parent)
      ? component("PartFrame", "inline", { kind: "media", as: "span" }, { children: found.parts })
      : component("PartFrame", "block", { kind: "media", wide }, { children, position })
    return [SKIP, index + 1]
  })
  return { files, uncaptioned }
}

interface Found {
  /** Beside the one that is known as a picture. */
  files: string[]
  /** A film without captions that may be heard. */
  heard?: string | undefined
  parts: Children
}

function playerOf(node: Nodes, src: string, t: Translate): Found | undefined {
  const kind = kindOf(node, src)
  if (!kind) return undefined
  const parts = isPicture(node) ? [] : partsOf(node, t)
  const sources = parts.map(part => words(part, "src"))
  const poster = words(node, "poster")
  const size = src || sources.find(source => mediaKind(source) === "video")
  // Plays while it is seen, where motion is welcome, and can be stopped (WCAG 2.2.2).
  const isLoop = isSet(node, isJsx(node) ? "loop" : "autoPlay")
  const muted = isLoop || isSet(node, "muted")
  const player = component(
    "Media",
    "inline",
    {
      as: kind,
      src: src || undefined,
      "aria-label": label(node) || t(kind === "video" ? "media.video" : "media.audio"),
      controls: true,
      preload: kind === "audio" || poster ? "none" : "metadata",
      ...(kind === "video" && { playsInline: true, size, poster: poster || undefined }),
      width: pixels(node, "width"),
      height: pixels(node, "height"),
      loop: isSet(node, "loop") || isLoop,
      muted,
    },
    { children: parts.map(partOf) },
  )
  const shown = isLoop ? [player, component("PlayInView", "inline", {})] : [player]
  const hasCaptions = parts.some(({ tagName }) => tagName === "track")
  const heard = kind === "video" && !muted && !hasCaptions ? src || size : undefined
  const files = [isPicture(node) ? "" : src, poster, ...sources].filter(Boolean)
  return { files, heard, parts: shown }
}

function kindOf(node: Nodes, src: string): "video" | "audio" | undefined {
  const kind = isPicture(node) && mediaKind(src)
  if (kind && kind !== "captions") return kind
  if (isJsx(node) && node.name === "Video") return "video"
  if (isElement(node, "video")) return "video"
  return isElement(node, "audio") ? "audio" : undefined
}

const isPicture = (node: Nodes): boolean =>
  isJsx(node) && (node.name === "Figure" || node.name === "InlineImage")

/** The files and captions that a tag holds, or that `<Video captions="…">` names. */
function partsOf(node: Nodes, t: Translate): Element[] {
  if (isElement(node)) return node.children.filter(child => isElement(child, "source", "track"))
  const src = words(node, "captions")
  const srcLang = words(node, "srclang") || "fr"
  return src ? [element("track", { src, srcLang, label: t("media.captions") })] : []
}

const partOf = (part: Element): JsxElement => {
  const { src, srcLang, label, type, kind } = part.properties
  const text = (value: unknown) => (typeof value === "string" ? value : undefined)
  const own = part.tagName === "track" ? { kind: text(kind) ?? "captions" } : { type: text(type) }
  const names = { src: text(src), srcLang: text(srcLang), label: text(label) }
  return component("Media", "inline", { as: part.tagName, ...own, ...names }, part)
}

/** What a part is called by who does not see it. */
const label = (node: Nodes): string =>
  isPicture(node) ? words(node, "alt") : words(node, "ariaLabel") || words(node, "title")

/** A value as the author wrote it, of an element or of a part. */
function read(node: Nodes, name: string): JsonValue | undefined {
  if (isJsx(node)) return attributeValue(node, name)
  const value = isElement(node) ? node.properties[name] : undefined
  return Array.isArray(value) ? value.join(" ") : (value ?? undefined)
}

function words(node: Nodes, name: string): string {
  const value = read(node, name)
  return typeof value === "string" ? value : ""
}

const isSet = (node: Nodes, name: string): boolean =>
  ![undefined, null, false].some(value => value === read(node, name))

const pixels = (node: Nodes, name: string): number | undefined =>
  Number(read(node, name)) || undefined
