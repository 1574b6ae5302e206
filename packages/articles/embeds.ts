import type { Element, Root } from "hast"
import { SKIP, visit } from "unist-util-visit"
import { embedOf, hostOf } from "./embed-hosts"
import { element, isElement, isInSentence, placeOf, words } from "./nodes"
import { pictureOf } from "./pictures"
import type { ArticleReference } from "./references"
import type { Translate } from "./words"

/**
 * Writes `<Embed>` and `<iframe>` as a frame of the site's own, which loads nothing: it names who would learn of the
 * visitor, and links to the original. `components/article-actions` loads it by a click. In a sentence, where no frame
 * can be, it is a link. Returns what is embedded, and the pictures of the frames.
 */
export function setEmbeds(tree: Root, t: Translate) {
  const embeds: ArticleReference[] = []
  const posters: ArticleReference[] = []
  visit(tree, "element", (node, index, parent) => {
    if (!isElement(node, "Embed", "iframe") || !parent || index === undefined) return undefined
    const url = addressOf(node)
    if (isInSentence(parent)) {
      parent.children[index] = element("a", { href: url }, [words(node, "title")])
      return SKIP
    }
    embeds.push({ target: url, ...placeOf(node) })
    const poster = words(node, "poster")
    if (poster) posters.push({ target: poster, ...placeOf(node) })
    parent.children[index] = frameOf(url, words(node, "title"), poster, t)
    return [SKIP, index + 1]
  })
  return { embeds, posters }
}

/** The address that an embed was written with. */
export const addressOf = (node: Element): string =>
  words(node, node.tagName === "Embed" ? "url" : "src")

function frameOf(url: string, title: string, poster: string, t: Translate): Element {
  const { name, frame, shape } = embedOf(url) ?? { name: url, frame: undefined, shape: "page" }
  // Without scripts there is no button, and nothing could be shown here.
  const notice = frame
    ? [
        `${t("embed.at", { name })} `,
        named("span", "script-only", [t("embed.notice", { host: hostOf(frame) })]),
      ]
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
    // The policy of the build allows what its pages name so.
    { dataShape: shape, dataFrame: frame && new URL(frame).origin, dataPagefindIgnore: "" },
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
