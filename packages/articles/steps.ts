import type { Root } from "hast"
import { allowWritten } from "./allow"
import { alert, callout } from "./callouts"
import { checkHeadings, checkLinkWords } from "./check-headings"
import { codeBlock } from "./code-blocks"
import { type Draft, type Manner, replaceElements, type Writer } from "./draft"
import {
  correction,
  dropBlockWhitespace,
  setMarkdownExtras,
  sourcedQuote,
  tableCaption,
} from "./elements"
import { embed } from "./embeds"
import { framedTable, linkedHeading } from "./frames"
import { checkShownSigns } from "./hidden-signs"
import { adoptLiterals } from "./literals"
import { formula, formulaBlock, ownFormula } from "./math"
import { player } from "./media"
import { picture, unwrapped } from "./pictures"
import { plainArticle } from "./plain-article"
import { collect, setHeadingIds, wordsOf } from "./references"
import { BELOW, repeatSidenotes, setNotesAside, sidenote } from "./sidenotes"
import { typesetTree } from "./typeset-tree"
import { translator } from "./words"

type Step = (draft: Draft) => void | Promise<void>

const writers = (table: Readonly<Record<string, Writer>>): ReadonlyMap<string, Writer> =>
  new Map(Object.entries(table))

/** Blocks that Markdown has no sign for. */
const BLOCKS = writers({
  blockquote: (...of) => alert(...of) ?? sourcedQuote(...of),
  p: tableCaption,
})

/** Parts that are sentences or paragraphs of the text. */
const SENTENCES = writers({ Correction: correction, p: unwrapped })

/** Parts that show files and other sites. A picture whose file is a film is one. */
const image: Writer = (...of) => player(...of) ?? picture(...of)
const FILES = writers({
  ...{ Embed: embed, iframe: embed, Figure: image, img: image },
  ...{ Video: player, video: player, audio: player },
})

const FRAMES = writers({
  ...{ Callout: callout, Sidenote: sidenote, [BELOW]: sidenote, table: framedTable },
  ...{ h2: linkedHeading, h3: linkedHeading, h4: linkedHeading },
  ...{ h5: linkedHeading, h6: linkedHeading },
  ...{ code: formula, p: formulaBlock, math: ownFormula },
  pre: (...of) => formulaBlock(...of) ?? codeBlock(...of),
})

/**
 * Steps from a tree of HTML, JSX left in place, to an article. The order is the program: first what the author means,
 * then what is read from it, then how the site shows it.
 */
const STEPS: readonly Step[] = [
  // First, because the other steps look only for elements.
  ({ tree }) => adoptLiterals(tree),
  // Before anything is read from it: what is removed is in no list, no text and no feed.
  ({ tree, problems }) => void problems.push(...allowWritten(tree), ...checkShownSigns(tree)),
  // Before typography, which changes no address.
  ({ tree }) => setHeadingIds(tree),
  // Before the parts are taken apart: a sentence goes through them.
  ({ tree, manner }) => void (manner.typography && typesetTree(tree)),
  draft => replaceElements(draft, BLOCKS),
  ({ tree, t }) => setMarkdownExtras(tree, t),
  ({ tree }) => dropBlockWhitespace(tree),
  // While the tree holds what the author wrote, each once.
  draft => {
    const { tree } = draft
    const { headings, anchors, links } = collect(tree)
    draft.headings = headings.map(({ node, id, ...heading }) => ({ ...heading, id: String(id) }))
    Object.assign(draft, { anchors, links, words: wordsOf(tree) })
    draft.problems.push(...checkHeadings(draft.headings), ...checkLinkWords(tree))
  },
  draft => {
    draft.plain = plainArticle(draft.tree, draft.t)
  },
  draft => replaceElements(draft, SENTENCES),
  // Before notes are repeated: each file is listed once.
  draft => replaceElements(draft, FILES),
  // Footnotes first: `repeatSidenotes` leaves what is repeated.
  ({ tree }) => setNotesAside(tree),
  ({ tree }) => repeatSidenotes(tree),
  // Last: no other step walks the many small elements of code.
  draft => replaceElements(draft, FRAMES),
]

/** Runs the steps over a tree. */
export async function runSteps(tree: Root, manner: Manner): Promise<Draft> {
  const draft: Draft = {
    ...{ tree, manner, t: translator(manner.texts), problems: [], headings: [], anchors: [] },
    ...{ links: [], images: [], uncaptioned: [], embeds: [], words: [] },
    ...{ diagrams: 0, codeNames: new Map<string, number>() },
    plain: { type: "root", children: [] },
  }
  for (const step of STEPS) await step(draft)
  return draft
}
