import { visit } from "unist-util-visit"
import { readMarkdown } from "../content/article/markdown"
import { readMdx } from "../content/article/read-mdx"
import { HIDDEN_SIGN } from "../content-model/fields"
import { messages } from "../messages/messages"
import type { ForeignPost, Notes } from "./foreign-post"
import { htmlToMarkdown } from "./html-to-markdown"
import { rewriteTree, type Surroundings } from "./rewrite-tree"
import { attributeOf, translateHtml } from "./translate-html"
import { translateBlocks, translateTags } from "./translate-shortcodes"

/** Rewrites the text of a post for this site. Returns the title too, where the text began with it. */
export function rewriteArticle(
  { body, format }: Pick<ForeignPost, "body" | "format">,
  title: string | undefined,
  around: Surroundings,
) {
  const isMdx = format === "mdx"
  const markdown = isMdx ? markdownPictures(body) : translated(body, format, around.notes)
  const text = markdown.replaceAll(new RegExp(HIDDEN_SIGN, "gu"), "")
  const tree = (isMdx && readMdx(text).tree) || readMarkdown(text).tree
  const written = rewriteTree(tree, text, title, around)
  return { ...written, text: `${written.text.replaceAll(/\n{3,}/g, "\n\n").trim()}\n` }
}

function translated(body: string, format: ForeignPost["format"], notes: Notes): string {
  if (format === "html")
    return outsideCode(htmlToMarkdown(translateHtml(body, notes)), text =>
      leftWordpress(text, notes),
    )
  // Each step may make code, which those after it leave alone.
  const steps = [
    translateBlocks,
    (text: string) => translateTags(text, notes),
    (text: string) => translateHtml(text, notes),
  ]
  return steps.reduce(outsideCode, literalTags(body))
}

/** Tags that code shows: Hugo writes them as comments, Jekyll between `raw` tags. */
const literalTags = (body: string) =>
  body
    .replaceAll(/(\{\{[<%])\/\*(.*?)\*\/([>%]\}\})/g, "$1$2$3")
    .replaceAll(/^[^\S\n]*\{%-?\s*(?:end)?raw\s*-?%\}[^\S\n]*\n/gm, "")
    .replaceAll(/\{%-?\s*(?:end)?raw\s*-?%\}/g, "")

/** Tells the shortcodes of WordPress that `read-wordpress` knows no HTML for. */
function leftWordpress(text: string, notes: Notes): string {
  const left = text.matchAll(
    /\\?\[(?:gallery|playlist|audio|video|[a-z\d]+[_-][\w-]+)\b[^\]\n]*\](?!\()/g,
  )
  for (const [tag] of left) notes.open.push(messages().imports.leftTag(tag.replace("\\", "")))
  return text
}

/** Changes Markdown, but not its code, which `change` sees as one sign each. */
function outsideCode(text: string, change: (text: string) => string): string {
  const code: string[] = []
  let end = 0
  let masked = ""
  visit(readMarkdown(text).tree, node => {
    if (node.type !== "code" && node.type !== "inlineCode") return
    const { start, end: stop } = node.position ?? {}
    // Indented code may as well be what stands between two tags.
    const written = text.slice(start?.offset, stop?.offset)
    if (!/^[`~]/.test(written)) return
    masked += `${text.slice(end, start?.offset)}\uE000${code.push(written) - 1}\uE001`
    end = stop?.offset ?? end
  })
  const changed = change(masked + text.slice(end))
  return changed.replaceAll(/\uE000(\d+)\uE001/g, (_all, index) => code[Number(index)] ?? "")
}

const IMPORT =
  /^import\s+\{?\s*(\w+)\s*\}?\s+from\s+["'](astro:assets|[^"']+\.(?:png|jpe?g|webp|avif|svg|gif))["'];?[^\S\n]*\n?/gm

/** Pictures that MDX of Astro imports and shows by `<Image src={name} />`, in Markdown. */
function markdownPictures(body: string): string {
  const files = new Map([...body.matchAll(IMPORT)].map(([, name = "", file = ""]) => [name, file]))
  const text = body.replaceAll(/<(?:Image|Picture|img)\b([^>]*?)\/?>/g, (tag, words: string) => {
    const [, name = ""] = /\bsrc=\{(\w+)(?:\.src)?\}/.exec(words) ?? []
    const file = files.get(name) ?? attributeOf(words, "src")
    return file && !file.startsWith("{") ? `![${attributeOf(words, "alt")}](<${file}>)` : tag
  })
  const rest = text.replaceAll(IMPORT, "")
  return text.replaceAll(IMPORT, (line, name: string) =>
    new RegExp(`[{\\s(<]${name}\\b`).test(rest) ? line : "",
  )
}
