import type { ArticleProblem } from "@site/problems"
import type { Root } from "hast"
import { visit } from "unist-util-visit"
import { setCallouts } from "./callouts"
import { checkHeadings, checkLinkWords } from "./check-article"
import { setCodeBlocks } from "./code-blocks"
import { setCorrections } from "./corrections"
import { dropBlockWhitespace, setMarkdownExtras } from "./elements"
import { setEmbeds } from "./embeds"
import { frameFormulas, frameTables, setHeadingLinks } from "./frames"
import { adoptLiterals } from "./literals"
import { setMath } from "./math"
import { setMedia } from "./media"
import { isElement } from "./nodes"
import { setNotesAside } from "./notes-aside"
import { setPictures, unwrapPictures } from "./pictures"
import { type PlainArticle, plainArticle } from "./plain-article"
import {
  type ArticleReference,
  collectAnchors,
  collectHeadings,
  collectLinks,
  type FoundHeading,
  setHeadingIds,
  wordsOf,
} from "./references"
import { repeatSidenotes, setSidenotes } from "./sidenotes"
import { typesetTree } from "./typeset-tree"
import { type Texts, type Translate, translator } from "./words"

/** Settings of a text, by its language and by the site. */
export interface Manner {
  /** French typography: true to apply it. */
  typography: boolean
  /** Texts written into it, where not the site's own French. */
  texts: Texts
  /** Language of those texts, where the article has another one. */
  lang?: string | undefined
}

/** An article on its way from Markdown's tree to the site's HTML, and what was found on it. */
export interface Draft {
  tree: Root
  manner: Manner
  t: Translate
  problems: ArticleProblem[]
  headings: FoundHeading[]
  anchors: string[]
  links: ArticleReference[]
  images: ArticleReference[]
  uncaptioned: ArticleReference[]
  embeds: ArticleReference[]
  words: readonly string[]
  plain: PlainArticle
}

type Step = (draft: Draft) => void | Promise<void>

/**
 * Steps from a tree of HTML, JSX left in place, to an article. The order is the program: first what the author means,
 * then what is read from it, then how the site shows it.
 */
const STEPS: readonly Step[] = [
  // First, because the other steps look only for elements.
  ({ tree }) => adoptLiterals(tree),
  // Before typography, which changes no address.
  ({ tree }) => setHeadingIds(tree),
  // Before the parts are taken apart: a sentence goes through them.
  ({ tree, manner }) => void (manner.typography && typesetTree(tree)),
  ({ tree, t }) => setMarkdownExtras(tree, t),
  ({ tree }) => dropBlockWhitespace(tree),
  // While the tree holds what the author wrote, each once.
  draft => {
    const { tree } = draft
    draft.headings = collectHeadings(tree)
    draft.anchors = collectAnchors(tree)
    draft.links = collectLinks(tree)
    draft.words = wordsOf(tree)
    draft.problems.push(...checkHeadings(draft.headings), ...checkLinkWords(tree))
  },
  draft => {
    draft.plain = plainArticle(draft.tree, draft.t)
  },
  ({ tree, t }) => setCorrections(tree, t),
  ({ tree }) => unwrapPictures(tree),
  draft => {
    const { embeds, posters } = setEmbeds(draft.tree, draft.t)
    // Before pictures: a picture whose file is a film is one.
    const { files, uncaptioned } = setMedia(draft.tree, draft.t)
    const pictures = setPictures(draft.tree)
    Object.assign(draft, { embeds, uncaptioned, images: [...pictures, ...files, ...posters] })
  },
  // Footnotes first: `repeatSidenotes` leaves what is repeated.
  ({ tree }) => setNotesAside(tree),
  ({ tree }) => repeatSidenotes(tree),
  ({ tree }) => setSidenotes(tree),
  ({ tree, t, manner }) => setCallouts(tree, t, manner.lang),
  ({ tree, problems }) => void problems.push(...setMath(tree)),
  ({ tree, t }) => frameFormulas(tree, t),
  ({ tree, t }) => frameTables(tree, t),
  ({ tree, t, manner }) => setHeadingLinks(tree, t, manner.lang),
  // Last: no other step walks the many small elements of code.
  async ({ tree, manner, t, problems }) =>
    void problems.push(...(await setCodeBlocks(tree, manner.typography, t, manner.lang))),
]

/** Runs the steps over a tree. */
export async function runSteps(tree: Root, manner: Manner): Promise<Draft> {
  const draft: Draft = {
    tree,
    manner,
    t: translator(manner.texts),
    problems: [],
    headings: [],
    anchors: [],
    links: [],
    images: [],
    uncaptioned: [],
    embeds: [],
    words: [],
    plain: { markdown: "", html: "" },
  }
  for (const step of STEPS) await step(draft)
  return draft
}

/** Names of the style sheets that few articles need (`styles/parts`), by what the article holds. */
const PART_STYLES = {
  code: ["code-terminal", "code-numbers", "code-focus", "code-folds"],
  diagram: ["diagram"],
  embed: ["embed-frame"],
  media: ["media-frame"],
  notes: ["sidenote"],
  table: ["table-frame"],
} as const

/** The style sheets of `styles/parts` that an article needs. */
export function partStyles(tree: Root): string[] {
  const found = new Set<string>()
  visit(tree, "element", node => {
    if (isElement(node, "math")) found.add("math")
    const classes = [node.properties.className].flat().map(String)
    if (classes[0] === "line") return "skip"
    for (const [name, marks] of Object.entries(PART_STYLES))
      if (marks.some(mark => classes.includes(mark))) found.add(name)
    return undefined
  })
  return [...found].sort()
}
