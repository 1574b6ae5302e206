import { HIDDEN_SIGN } from "@site/problems"
import { Draft } from "./draft"
import type { ForeignPost, Notes } from "./foreign-post"
import { addressesIn, htmlToMarkdown, plainText } from "./html-to-markdown"
import { messages } from "./messages"
import { readMdx } from "./read-mdx"
import { translateLiterals, translateMarks, translateOutputs } from "./translate-marks"
import { translateTags } from "./translate-tags"

/** Reads the text of a post as Markdown, before anything is known of other posts. */
export function readText(post: ForeignPost, notes: Notes): Draft {
  const draft = new Draft(post, notes)
  draft.replace(new RegExp(HIDDEN_SIGN, "gu"), () => {
    draft.changed(messages.hiddenSign)
    return ""
  })
  if (post.format === "html") {
    translateLiterals(draft)
    translateOutputs(draft)
    translateTags(draft)
    const html = draft.show(draft.text)
    draft.become(htmlToMarkdown(html), `${plainText(html)} ${addressesIn(html)}`)
  } else {
    draft.text = closeFences(draft.text)
    if (post.format === "mdx" && !readMdx(draft)) draft.open(messages.brokenMdx)
    translateLiterals(draft)
  }
  draft.hide()
  if (post.format !== "html") {
    translateOutputs(draft)
    translateMarks(draft)
    translateTags(draft)
  }
  return draft
}

/** Moves the end of a block of code to the column of its beginning. Other parsers accept it anywhere, or need none. */
function closeFences(text: string): string {
  let open: { indent: string; marks: string } | undefined
  const lines = text
    .trimEnd()
    .split("\n")
    .map(line => {
      const [, indent = "", item = "", marks, rest = ""] =
        /^([\s>]*)((?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})(.*)$/.exec(line) ?? []
      if (!marks) return line
      if (!open) {
        // Marks in a line are code in a sentence.
        if (!rest.includes("`")) open = { indent: indent + " ".repeat(item.length), marks }
        return line
      }
      if (item || rest.trim() || !marks.startsWith(open.marks)) return line
      const closed = open.indent + marks
      open = undefined
      return closed
    })
  return [...lines, ...(open ? [open.indent + open.marks] : [])].join("\n")
}
