import type { Element, ElementContent, Root } from "hast"
import { defaultHandlers, type Handle, toMdast } from "hast-util-to-mdast"
import type { Html, InlineCode, Paragraph, PhrasingContent, RootContent } from "mdast"
import { gfmToMarkdown } from "mdast-util-gfm"
import {
  defaultHandlers as markdownHandlers,
  type Options,
  toMarkdown,
} from "mdast-util-to-markdown"
import { isElement, textOf, words } from "./nodes"

/** Markdown of GitHub's kind. Takes the tree of a plain article. */
export const markdownOf = (plain: Root): string => {
  const tree = toMdast(plain, { handlers: HANDLERS })
  if (tree.type !== "root") throw new TypeError(`A ${tree.type} is no text.`)
  return toMarkdown(tree, OPTIONS).trimEnd()
}

/** Elements that Markdown has no sign for, and that GitHub shows. */
const KEPT = ["abbr", "details", "ins", "kbd", "mark", "small", "sub", "summary"]

const tags: Handle = (state, node) => {
  const { title } = node.properties
  const [start = "", end = ""] = [
    title ? `<${node.tagName} title="${escaped(String(title))}">` : `<${node.tagName}>`,
    `</${node.tagName}>`,
  ]
  return [html(start), ...state.all(node), html(end)]
}

const HANDLERS: Record<string, Handle> = {
  ...Object.fromEntries(KEPT.map(name => [name, tags])),
  audio: playerLink,
  video: playerLink,
  code(_, node) {
    const isFormula = `${node.properties.className}`.includes("language-math")
    const data = isFormula ? { hProperties: node.properties } : undefined
    return { type: "inlineCode", value: textOf(node), data }
  },
  table(state, node) {
    const table = defaultHandlers.table(state, node)
    const caption = node.children.find(child => isElement(child, "caption"))
    return caption ? [remark(textOf(caption)), table] : table
  },
  sup(state, node, parent) {
    const [link] = node.children
    if (!link || !isElement(link, "a") || link.properties.dataFootnoteRef === undefined)
      return tags(state, node, parent)
    return { type: "footnoteReference", ...nameOf(words(link, "href").slice(1)) }
  },
  section(state, node) {
    if (node.properties.dataFootnotes === undefined) return state.toFlow(state.all(node))
    return notesIn(node).map(
      (note): RootContent => ({
        type: "footnoteDefinition",
        ...nameOf(words(note, "id")),
        children: state.toFlow(state.all(withoutReturn(note))),
      }),
    )
  },
}

function playerLink(_: unknown, node: Element): PhrasingContent {
  return {
    type: "link",
    url: words(node, "src"),
    children: [{ type: "text", value: textOf(node) }],
  }
}

const notesIn = ({ children }: Element): Element[] =>
  children
    .flatMap(list => (isElement(list, "ol") ? list.children : []))
    .filter(item => isElement(item, "li"))

/** The links from a note back to its marks are the page's. */
const withoutReturn = (node: Element): Element => ({
  ...node,
  children: node.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child]
    return child.properties.dataFootnoteBackref === undefined ? [withoutReturn(child)] : []
  }),
})

const nameOf = (id: string) => {
  const label = decodeURIComponent(id.replace(/^note-fn-/, ""))
  return { identifier: label, label }
}

/** Markdown knows no caption of a table: it is a paragraph before it. */
const remark = (value: string): Paragraph => ({
  type: "paragraph",
  children: [{ type: "emphasis", children: [{ type: "text", value }] }],
})

const html = (value: string): Html => ({ type: "html", value })

const escaped = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

/** Writes formulas in sentences back as they were typed. */
const formulaToMarkdown: Options = {
  handlers: {
    inlineCode(node: InlineCode, parent, state) {
      const classes = JSON.stringify(node.data?.hProperties?.className ?? "")
      if (!classes.includes("language-math"))
        return markdownHandlers.inlineCode(node, parent, state)
      const dollars = classes.includes("math-display") ? "$$" : "$"
      return dollars + node.value + dollars
    },
  },
}

const OPTIONS: Options = {
  bullet: "-",
  emphasis: "_",
  rule: "-",
  // Made once, because their patterns keep their regular expressions.
  extensions: [gfmToMarkdown(), formulaToMarkdown],
}
