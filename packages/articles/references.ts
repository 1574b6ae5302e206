import { articleProblem, type Place } from "@site/problems"
import GithubSlugger, { slug } from "github-slugger"
import type { Element, Nodes, Root } from "hast"
import { z } from "zod"
import { FREE_ID } from "./allowed"
import { attributeValue, isElement, isJsx, placeOf, textOf } from "./nodes"
import { visit } from "./visit"

/** A reference from an article to a file or an address. */
export const articleReference = articleProblem.pick({ line: true, column: true }).extend({
  /** As written, decoded: `./plan.png`, `/blog/x#y`, `https://…`. */
  target: z.string(),
})

export type ArticleReference = z.infer<typeof articleReference>

export const articleHeading = z
  .strictObject({
    depth: z.int().describe("2 to 6"),
    id: z.string().describe("Identifier in the page: /blog/x#id"),
    text: z.string().describe("Words of the heading, without markup."),
  })
  .meta({ title: "ArticleHeading", description: "A heading of an article." })

export type FoundHeading = z.infer<typeof articleHeading> & Place

/**
 * Ids of what the site's pages have around an article, by their texts in French: no heading gets one of them. Those that
 * begin with `site-` are kept by their beginning (`allowed`).
 */
export const SITE_IDS: readonly string[] = [
  ...["menu-contact", "images", "resultats", "a-lire-ensuite", "qui-ecrit"],
  // Sections of the page about the owner.
  ...["cv", "contact", "experience", "formation", "certifications", "conferences", "publications"],
  ...["logiciels-libres", "benevolat", "distinctions", "langues", "competences"],
]

/** Id of the heading above the notes, as Markdown sets it. */
const NOTES_ID = "footnote-label"

/**
 * Sets an id on every heading, made of the words that the author typed, because typography must not change an address.
 * Ids are unique on the page (`SITE_IDS`). An id that the author wrote (`<h2 id="x">`) is kept.
 */
export function setHeadingIds(tree: Root): void {
  const { headings, anchors } = collect(tree)
  const unnamed = headings.filter(({ id }) => typeof id !== "string" || !id)
  const texts = unnamed.map(({ text }) => text)
  const ids = headingIds(texts, new Set(anchors))
  for (const [index, { node }] of unnamed.entries()) node.properties.id = ids[index]
}

/** The end first: a look back from it costs a step for each sign. */
const LAST_EMOJI =
  /$(?<=((?:\s*(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\p{Emoji_Modifier}\u200D]))+))/u

/** Id of a heading without letters, which would have none, and beginning of one that the site keeps for itself. */
const SECTION = "section"

/**
 * Ids of headings by their words, without a last emoji, which leaves a hyphen. Those come last, and the wordless after
 * them: no other id changes.
 */
export function headingIds(texts: readonly string[], taken = new Set<string>()): string[] {
  const slugger = new GithubSlugger()
  const words = texts.map(text => {
    const [, emoji = ""] = LAST_EMOJI.exec(text) ?? []
    const shown = text.slice(0, text.length - emoji.length)
    return FREE_ID.test(slug(shown)) ? shown : `${SECTION} ${shown}`
  })
  const ranks = words.map((text, index) => {
    if (!/[\p{L}\p{N}_]/u.test(slug(text))) return 2
    return text === texts[index] ? 0 : 1
  })
  const ids: string[] = []
  for (const rank of [0, 1, 2])
    for (const [index, text] of words.entries())
      if (ranks[index] === rank)
        do ids[index] = slugger.slug(rank === 2 ? SECTION : text)
        while (taken.has(`${ids[index]}`) || SITE_IDS.includes(`${ids[index]}`))
  return ids
}

/** Headings, ids, where a link's `#…` may lead, and links as the author wrote them, in the order of the text. */
export function collect(tree: Root) {
  const headings: (Place & { node: Element; depth: number; id: unknown; text: string })[] = []
  const anchors: string[] = []
  const links: ArticleReference[] = []
  visit(tree, node => {
    if (!isElement(node) && !isJsx(node)) return
    const read = (name: string) =>
      isElement(node) ? node.properties[name] : attributeValue(node, name)
    const [id, href] = [read("id"), read("href")]
    if (typeof id === "string" && id) anchors.push(id)
    const tag = isElement(node) ? node.tagName : node.name
    // Undoes Markdown's percent-encoding: pages and anchors are found by their names.
    if (tag === "a" && typeof href === "string" && !isBetweenNotes(node))
      links.push({ target: decoded(href, decodeURI), ...placeOf(node) })
    const depth = isElement(node) && Number(/^h([1-6])$/.exec(node.tagName)?.[1])
    if (depth && id !== NOTES_ID) {
      const text = textOf(node, isNoteReference).trim()
      headings.push({ node, depth, id, text, ...placeOf(node) })
    }
  })
  return { headings, anchors, links }
}

export const isNoteReference = (node: Nodes): boolean =>
  isElement(node, "a") && node.properties.dataFootnoteRef !== undefined

/** Returns true for a link between a note and its mark. */
const isBetweenNotes = (node: Nodes): boolean =>
  isNoteReference(node) || (isElement(node) && node.properties.dataFootnoteBackref !== undefined)

/** Words that a reader reads: code blocks and formulas are skimmed and do not count. */
export function wordsOf(tree: Root): readonly string[] {
  const isSkimmed = (node: Nodes) =>
    isElement(node) &&
    (node.tagName === "pre" || [node.properties.className].flat().includes("language-math"))
  return wordsIn(textOf(tree, isSkimmed))
}

export const wordsIn = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []

/** An address as it reads; unchanged when it is not written as one. */
export function decoded(address: string, decode = decodeURIComponent): string {
  try {
    return decode(address)
  } catch {
    return address
  }
}
