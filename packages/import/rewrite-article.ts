import { articleReader } from "@site/articles"
import type { Around } from "./around"
import type { Draft } from "./draft"
import { readHeadings } from "./headings"
import { rewriteHtml } from "./rewrite-html"
import { rewriteMarkdown } from "./rewrite-markdown"

/**
 * Writes the text of a post for this site: first its tags of HTML, then addresses, headings and code. Returns the title
 * too, where the text began with it.
 */
export function rewriteArticle(draft: Draft, title: string | undefined, around: Around) {
  rewriteHtml(around)
  draft.text = draft.show(draft.text.replaceAll(/\n{3,}/g, "\n\n"))
  const tree = articleReader.parseMarkdown(draft.text)
  const headings = readHeadings(around.site, tree, draft.text, title)
  rewriteMarkdown(tree, title, headings, around)
  return {
    title: headings.removed && articleReader.wordsOf(headings.removed).trim(),
    text: `${draft.text.trim()}\n`,
  }
}
