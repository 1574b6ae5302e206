import type { Element } from "hast"
import type { Writer } from "./draft"
import { embedOf } from "./embed-hosts"
import { attr, element, isInSentence, placeOf } from "./nodes"
import { pictureOf } from "./pictures"
import type { Translate } from "./words"

/**
 * Writes `<Embed>` and `<iframe>` as a frame of the site's own, which loads nothing: it names who would learn of the
 * visitor, and links to the original. `article/article-actions` loads it by a click. In a sentence, where no frame
 * can be, it is a link.
 */
export const embed: Writer = (node, { t, embeds, images }, { parent }) => {
  const url = embedAddress(node)
  const title = attr(node, "title")
  if (isInSentence(parent)) return element("a", { href: url }, [title])
  embeds.push({ target: url, ...placeOf(node) })
  const poster = attr(node, "poster")
  if (poster) images.push({ target: poster, ...placeOf(node) })
  return frameOf(url, title, poster, t)
}

/** The address that an embed was written with. */
export const embedAddress = (node: Element): string =>
  attr(node, node.tagName === "Embed" ? "url" : "src")

function frameOf(url: string, title: string, poster: string, t: Translate): Element {
  const { name = url, frame, host = "", shape = "page" } = embedOf(url) ?? {}
  // Without scripts there is no button, and nothing could be shown here.
  const notice = frame
    ? [`${t("embed.at", { name })} `, named("span", "script-only", [t("embed.notice", { host })])]
    : [t("embed.elsewhere", { name })]
  const picture = poster ? [pictureOf(element("img", { alt: "" }), poster)] : []
  const action = { dataSource: frame, dataTitle: title }
  const box = named(
    "div",
    "embed-box",
    [
      ...picture,
      named("div", "embed-notice", notice),
      ...(frame ? [named("div", "embed-action", [], action)] : []),
    ],
    { dataShape: shape, dataFrame: frame && "", dataPagefindIgnore: "" },
  )
  const link = named("a", "embed-source", [t("embed.open", { name })], { href: url })
  return named("figure", "embed-frame", [
    box,
    named("figcaption", "embed-caption", [title, " ", link]),
  ])
}

const named = (
  tagName: string,
  className: string,
  children: Parameters<typeof element>[2],
  properties: Element["properties"] = {},
): Element => element(tagName, { className: [className], ...properties }, children)
