import type { Element, Nodes, Root } from "hast"
import { SKIP, visit } from "unist-util-visit"
import { embedOf, hostOf } from "../../content-model/embeds"
import type { Translate } from "../../i18n/translate"
import {
  attributeValue,
  component,
  element,
  isElement,
  isInSentence,
  isJsx,
  placeOf,
} from "./nodes"
import type { ArticleReference } from "./references"

interface Written {
  url: string
  title: string
  poster?: string
}

/**
 * Turns `<Embed>` and `<iframe>` into a frame of the site's own, which loads nothing: it says who would learn of the
 * visitor, and links to the original. `components/mdx/embed-button` loads it by a click. In a sentence, where no frame
 * can be, it is a link. Returns what is embedded, and the pictures of the frames.
 */
export function setEmbeds(tree: Root, t: Translate) {
  const embeds: ArticleReference[] = []
  const posters: ArticleReference[] = []
  visit(tree, (node, index, parent) => {
    const written = writtenOf(node)
    if (!written || !parent || index === undefined) return undefined
    if (isInSentence(parent)) {
      parent.children[index] = element("a", { href: written.url }, [written.title])
      return SKIP
    }
    embeds.push({ target: written.url, ...placeOf(node) })
    if (written.poster) posters.push({ target: written.poster, ...placeOf(node) })
    parent.children[index] = frameOf(written, node, t)
    return [SKIP, index + 1]
  })
  return { embeds, posters }
}

function writtenOf(node: Nodes): Written | undefined {
  if (isElement(node, "iframe")) {
    const { src, title } = node.properties
    return { url: String(src ?? ""), title: String(title ?? "") }
  }
  if (!isJsx(node) || (node.name !== "Embed" && node.name !== "iframe")) return undefined
  const words = (name: string) => String(attributeValue(node, name) ?? "")
  const url = words(node.name === "Embed" ? "url" : "src")
  return { url, title: words("title"), poster: words("poster") }
}

function frameOf({ url, title, poster }: Written, { position }: Nodes, t: Translate) {
  const { name, frame, shape } = embedOf(url) ?? { name: url, frame: undefined, shape: "page" }
  // Without scripts there is no button, and nothing could be shown here.
  const notice = frame
    ? [
        `${t("embed.at", { name })} `,
        part("span", "script-only", [t("embed.notice", { host: hostOf(frame) })]),
      ]
    : [t("embed.elsewhere", { name })]
  const picture = poster ? [component("InlineImage", "inline", { src: poster, alt: "" }, {})] : []
  const button = frame
    ? [part("div", "embed-action", [component("EmbedButton", "inline", { frame, title }, {})])]
    : []
  const box = part(
    "div",
    "embed-box",
    [...picture, part("div", "embed-notice", notice), ...button],
    // The policy of the build allows what its pages name so.
    { dataShape: shape, dataFrame: frame && new URL(frame).origin, dataPagefindIgnore: "" },
  )
  const link = part("a", "embed-source", [t("embed.open", { name })], { href: url })
  const caption = part("figcaption", "embed-caption", [title, " ", link])
  return component("PartFrame", "block", { kind: "embed" }, { children: [box, caption], position })
}

const part = (
  tagName: string,
  className: string,
  children: Parameters<typeof element>[2],
  properties: Element["properties"] = {},
): Element => element(tagName, { className: [className], ...properties }, children)
