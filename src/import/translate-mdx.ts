import { visit } from "unist-util-visit"
import { readCode } from "../content/article/article-code"
import {
  attributeText,
  isExpression,
  isJsx,
  isRawTag,
  type JsxElement,
} from "../content/article/nodes"
import { readArticle } from "../content/article/read-article"
import { MDX_COMPONENTS } from "../content-model/mdx-components"
import { messages } from "../messages/messages"
import type { Notes } from "./foreign-post"
import { attributeOf, replaceLoading } from "./translate-html"
import { translateCall, translateContainers } from "./translate-shortcodes"

const PICTURE =
  /^import\s+\{?\s*(\w+)\s*\}?\s+from\s+["'](astro:assets|[^"']+\.(?:png|jpe?g|webp|avif|svg|gif))["'];?[^\S\n]*\n?/gm
const STATEMENT = /^import\s(?:[^;"']*?\sfrom\s*)?["'][^"']*["'];?[^\S\n]*\n?/gm

const DECLARED = /^export\s+(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/gm

/** Pictures that MDX imports or requires, in Markdown, and tags as today's MDX wants them. Takes text without code. */
export function simplifyMdx(written: string, notes: Notes): string {
  const body = replaceLoading(written, notes)
  const files = new Map([...body.matchAll(PICTURE)].map(([, name = "", file = ""]) => [name, file]))
  const text = body
    .replaceAll(
      /<(?:Image|Picture|img)\b((?:[^>"'{]|"[^"]*"|'[^']*'|\{[^}]*\})*?)\/?>/g,
      (tag, words: string) => {
        const [, name = "", called = ""] =
          /\bsrc=\{(?:(\w+)(?:\.src)?|(?:require|useBaseUrl)\(\s*["']([^"']+)["']\s*\)(?:\.default)?)\}/.exec(
            words,
          ) ?? []
        const file = files.get(name) ?? (called || attributeOf(words, "src"))
        return file && !file.startsWith("{") ? `![${attributeOf(words, "alt")}](<${file}>)` : tag
      },
    )
    .replaceAll(
      /<!--([\s\S]*?)-->/g,
      (_all, words: string) => `{/*${words.replaceAll("*/", "* /")}*/}`,
    )
    .replaceAll(/<(br|hr|img)\b([^>]*?)\s*\/?>/g, "<$1$2 />")
  const rest = text.replaceAll(PICTURE, "")
  const isUsed = (name: string) => new RegExp(`[{\\s(<]${name}\\b`).test(rest)
  return translateContainers(
    text.replaceAll(PICTURE, (line, name: string) => (isUsed(name) ? line : "")),
  )
}

/**
 * Replaces what an article imports from its old site, which is not here: a component with words in it by these words,
 * any other by a remark that shows its source. Undefined for MDX that cannot be read.
 */
export function replaceImports(text: string, notes: Notes): string | undefined {
  const { tree } = readArticle(text, "mdx")
  if (!tree) return undefined
  const words = messages.imports
  const names = new Set<string>()
  visit(tree, "mdxjsEsm", ({ data }) => {
    for (const statement of data?.estree?.body ?? [])
      if (statement.type === "ImportDeclaration")
        for (const { local } of statement.specifiers) names.add(local.name)
  })
  // What nothing declares would end the build.
  for (const { received } of readCode(tree).problems) names.add(received)
  const uses = (code: string) => [...code.matchAll(/[\w$]+/g)].some(([name]) => names.has(name))
  // What is made of something imported is lost with it.
  visit(tree, "mdxjsEsm", ({ value }) => {
    const rest = value.replaceAll(STATEMENT, "")
    if (uses(rest)) for (const [, name = ""] of rest.matchAll(DECLARED)) names.add(name)
  })
  const edits: [start: number, end: number, text: string][] = []
  visit(tree, node => {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset]
    const source = text.slice(start, end)
    if (node.type === "mdxjsEsm") {
      const rest = source.replaceAll(STATEMENT, "")
      if (rest !== source || uses(rest)) edits.push([start, end, uses(rest) ? left(rest) : rest])
    } else if (isExpression(node) && uses(node.value)) {
      edits.push([start, end, node.type === "mdxTextExpression" ? inCode(source) : left(source)])
    } else if (isJsx(node) && isLost(node)) {
      const [first, last] = [node.children[0]?.position, node.children.at(-1)?.position]
      const isBlock = node.type === "mdxJsxFlowElement"
      if (first && last) {
        notes.open.push(words.unwrapped(`<${node.name}>`))
        const title = attributeText(node, "label") || attributeText(node, "title")
        edits.push([start, first.start.offset ?? 0, isBlock && title ? `**${title}**\n\n` : ""])
        edits.push([last.end.offset ?? 0, end, ""])
      } else edits.push([start, end, translated(node) ?? (isBlock ? left(source) : inCode(source))])
    }
  })

  /** Whether a tag is a component that this site does not have, or one with an event or something imported. */
  function isLost({ name, attributes }: JsxElement): boolean {
    if (name === null) return false
    const isOurs = isRawTag(name) || (name in MDX_COMPONENTS && !names.has(name))
    return (
      !isOurs ||
      attributes.some(
        one =>
          (one.type === "mdxJsxAttribute" && /^on[A-Z]/.test(one.name)) ||
          (one.value && typeof one.value === "object" ? uses(one.value.value) : false),
      )
    )
  }

  function left(source: string): string {
    notes.open.push(words.leftComponent(source.trim().split("\n")[0] ?? ""))
    const lines = ["[!NOTE]", words.wasHere, "", "````jsx", ...source.trim().split("\n"), "````"]
    return lines.map(line => `> ${line}`.trimEnd()).join("\n")
  }

  function inCode(source: string): string {
    notes.open.push(words.leftComponent(source))
    return `\`\` ${source.replaceAll(/\s+/g, " ")} \`\``
  }

  let done = 0
  let written = ""
  for (const [start, end, to] of edits.sort(([a], [b]) => a - b)) {
    written += text.slice(done, start) + to
    done = end
  }
  return written + text.slice(done)
}

/** A film, a picture or a message of another site, as `translate-shortcodes` writes it. */
function translated({ name, attributes }: JsxElement): string | undefined {
  const named = Object.fromEntries(
    attributes.flatMap(one =>
      one.type === "mdxJsxAttribute" && typeof one.value === "string"
        ? [[one.name, one.value]]
        : [],
    ),
  )
  const written = translateCall(`${name}`.toLowerCase(), named)
  // MDX reads an address between angle brackets as a tag.
  return written?.replaceAll(/<(https?:[^>\s]+)>(?!\))/g, "[$1]($1)").trim()
}
