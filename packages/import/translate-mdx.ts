import { articleReader } from "@site/articles"
import type { Nodes } from "mdast"
import type {} from "mdast-util-mdx"
import { visit } from "unist-util-visit"
import { type Around, frameFor } from "./around"
import { applyEdits, type Edit } from "./edits"
import { messages } from "./messages"
import { translateCall } from "./translate-tags"

type JsxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>

const PICTURE =
  /^import\s+\{?\s*(\w+)\s*\}?\s+from\s+["'](astro:assets|[^"']+\.(?:png|jpe?g|webp|avif|svg|gif))["'];?[^\S\n]*\n?/gm
const STATEMENT = /^import\s(?:[^;"']*?\sfrom\s*)?["'][^"']*["'];?[^\S\n]*\n?/gm
const DECLARED = /^export\s+(?:async\s+)?(?:const|let|var|function|class)\s+([\w$]+)/gm

/** Pictures that MDX imports, by their names. */
export const importedPictures = (text: string): Map<string, string> =>
  new Map([...text.matchAll(PICTURE)].map(([, name = "", file = ""]) => [name, file]))

/** Removes imports of pictures that nothing uses any more. */
export function withoutPictures(text: string): string {
  const rest = text.replaceAll(PICTURE, "")
  const isUsed = (name: string) => new RegExp(`[{\\s(<]${name}\\b`).test(rest)
  return text.replaceAll(PICTURE, (line, name: string) => (isUsed(name) ? line : ""))
}

/**
 * Replaces what an article imports from its old site, which is not here: a component with words in it by these words,
 * any other by a remark that shows its source. Undefined for MDX that cannot be read.
 */
export function replaceImports(text: string, { notes }: Around): string | undefined {
  const tree = articleReader.parseMdx(text)
  if (!tree) return undefined
  const names = new Set<string>()
  visit(tree, "mdxjsEsm", ({ data }) => {
    for (const statement of data?.estree?.body ?? [])
      if (statement.type === "ImportDeclaration")
        for (const { local } of statement.specifiers) names.add(local.name)
  })
  // A name without a declaration would end the build.
  for (const name of articleReader.undeclared(tree)) names.add(name)
  const uses = (code: string) => [...code.matchAll(/[\w$]+/g)].some(([name]) => names.has(name))
  // Declarations made of an import are lost with it.
  visit(tree, "mdxjsEsm", ({ value }) => {
    const rest = value.replaceAll(STATEMENT, "")
    if (uses(rest)) for (const [, name = ""] of rest.matchAll(DECLARED)) names.add(name)
  })
  const edits: Edit[] = []
  visit(tree, node => {
    const { start, end } = spanOf(node)
    const source = text.slice(start, end)
    if (node.type === "mdxjsEsm") {
      const rest = source.replaceAll(STATEMENT, "")
      if (rest !== source || uses(rest))
        edits.push({ start, end, text: uses(rest) ? left(rest) : rest })
    } else if (node.type === "mdxFlowExpression" && uses(node.value)) {
      edits.push({ start, end, text: left(source) })
    } else if (node.type === "mdxTextExpression" && uses(node.value)) {
      edits.push({ start, end, text: inCode(source) })
    } else if (isJsx(node) && isLost(node)) {
      const [first, last] = [node.children[0], node.children.at(-1)]
      const isBlock = node.type === "mdxJsxFlowElement"
      if (first && last) {
        notes.open.push(messages.unwrapped(`<${node.name}>`))
        const said = attributesOf(node)
        const title = said.label || said.title
        const opening = isBlock && title ? `**${title}**\n\n` : ""
        edits.push({ start, end: spanOf(first).start, text: opening })
        edits.push({ start: spanOf(last).end, end, text: isBlock ? "\n\n" : "" })
      } else {
        const shown = translateCall(`${node.name}`, attributesOf(node), (url, words) =>
          frameFor(url, words),
        )
        // MDX reads an address between angle brackets as a tag.
        const link = shown?.replaceAll(/<(https?:[^>\s]+)>(?!\))/g, "[$1]($1)").trim()
        const block = link && isBlock ? `${link}\n` : link
        edits.push({ start, end, text: block ?? (isBlock ? left(source) : inCode(source)) })
      }
    }
  })

  /** Whether a tag is a component that this site does not have, or one with an event or something imported. */
  function isLost({ name, attributes }: JsxElement): boolean {
    if (name === null) return false
    const isOurs =
      /^[a-z][\w-]*$/.test(name) || (articleReader.components.has(name) && !names.has(name))
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
    notes.open.push(messages.leftComponent(source.trim().split("\n")[0] ?? ""))
    const lines = ["[!NOTE]", messages.wasHere, "", "````jsx", ...source.trim().split("\n"), "````"]
    return lines.map(line => `> ${line}`.trimEnd()).join("\n")
  }

  function inCode(source: string): string {
    notes.open.push(messages.leftComponent(source))
    return `\`\` ${source.replaceAll(/\s+/g, " ")} \`\``
  }

  return applyEdits(text, edits)
}

const isJsx = (node: Nodes): node is JsxElement =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement"

const spanOf = ({ position }: Nodes) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

/** The attributes of a tag that are texts. */
const attributesOf = ({ attributes }: JsxElement): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap(one =>
      one.type === "mdxJsxAttribute" && typeof one.value === "string"
        ? [[one.name, one.value]]
        : [],
    ),
  )
