import { analyze, type Reference } from "eslint-scope"
import type { Node, Program } from "estree"
import globals from "globals"
import type { Root } from "mdast"
import { visit } from "unist-util-visit"
import { MDX_COMPONENTS } from "../../content-model/mdx-components"
import { type ArticleProblem, didYouMean } from "../content-problem"
import { isJsx, isOnlyComment, type JsxElement, literalOf, staticValue } from "./nodes"
import type { ArticleReference } from "./references"

export interface ArticleCode {
  /** `module`: something in the article must be computed, so it takes MDX's own route (D1). */
  kind: "data" | "module"
  /** Names that the article imports or declares. */
  declared: ReadonlySet<string>
  /** What its `import` and `export … from` name. */
  imports: ArticleReference[]
  problems: ArticleProblem[]
}

/** Names that exist wherever an article is rendered, on the machine that builds and in browsers. */
const EVERYWHERE = new Set([
  ...Object.keys(globals.builtin),
  ...Object.keys(globals["shared-node-browser"]),
  // MDX gives them to every article; Gatsby replaces `process.env`.
  ...["undefined", "props", "process"],
  ...Object.keys(MDX_COMPONENTS),
])
const IN_BROWSERS = new Set(Object.keys(globals.browser))

/**
 * Reads the code of an article. Comments and literal values (`{3}`, `wide={true}`) are data; an import, an
 * export, any other expression and a spread make a module. A name that nothing declares is a problem: the
 * build would end with a `ReferenceError` that does not name the article.
 */
export function readCode(tree: Root): ArticleCode {
  const body: Program["body"] = []
  const sources: string[] = []
  let kind: ArticleCode["kind"] = "data"
  visit(tree, node => {
    if (node.type === "mdxjsEsm") {
      kind = "module"
      body.push(...(node.data?.estree?.body ?? []))
      sources.push(node.value)
    } else if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      const program = node.data?.estree
      const value = staticValue(program)
      if (isOnlyComment(program) || (value !== undefined && !isGroup(value))) return
      kind = "module"
      body.push(...(program?.body ?? []))
      sources.push(node.value)
    } else if (isJsx(node)) {
      const computed = computedAttributes(node)
      if (computed.length > 0) kind = "module"
      body.push(...computed.flatMap(({ body: own }) => own))
      sources.push(...computed.map(({ source }) => source))
    }
  })
  if (kind === "data") return { kind, declared: new Set(), imports: [], problems: [] }
  const program: Program = { type: "Program", sourceType: "module", body }
  const scopes = analyze(program, { sourceType: "module", ecmaVersion: 2022, jsx: true })
  const declared = new Set(scopes.globalScope?.childScopes[0]?.variables.map(({ name }) => name))
  const unknown = unknownNames(scopes.globalScope?.through ?? [], sources.join("\n"))
  return {
    kind,
    declared,
    imports: body.flatMap(importsOf),
    problems: unknown.map(identifier => undeclared(identifier, declared)),
  }
}

function isGroup(value: unknown): boolean {
  return typeof value === "object" && value !== null
}

function computedAttributes(node: JsxElement): { source: string; body: Program["body"] }[] {
  return node.attributes.flatMap(attribute => {
    if (literalOf(attribute) !== undefined) return []
    const { value: source = "", data } =
      attribute.type === "mdxJsxExpressionAttribute"
        ? attribute
        : typeof attribute.value === "object" && attribute.value !== null
          ? attribute.value
          : {}
    return [{ source, body: data?.estree?.body ?? [] }]
  })
}

/**
 * References that would fail when the article is rendered. Browser globals (`name`, `status`) are fine
 * inside functions, and where the code tests them with `typeof`.
 */
function unknownNames(references: readonly Reference[], source: string): Reference["identifier"][] {
  const asked = new Set([...source.matchAll(/\btypeof\s+([\w$]+)/g)].map(([, name = ""]) => name))
  return references
    .filter(({ identifier: { name }, from }) => {
      const mayBeBrowser = asked.size > 0 || from.variableScope.type === "function"
      return !(EVERYWHERE.has(name) || asked.has(name) || (mayBeBrowser && IN_BROWSERS.has(name)))
    })
    .map(({ identifier }) => identifier)
}

function undeclared(
  identifier: Reference["identifier"],
  declared: ReadonlySet<string>,
): ArticleProblem {
  const { name, type, loc } = identifier
  const place = { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 }
  const isComponent = type === "JSXIdentifier"
  const known = [...declared, ...(isComponent ? Object.keys(MDX_COMPONENTS) : [])]
  return {
    severity: "error",
    ...place,
    field: isComponent ? "component" : "name",
    expected: isComponent
      ? `one of ${known.join(", ")}`
      : "a name that this article imports or declares",
    received: isComponent ? `<${name}>` : name,
    hint:
      didYouMean(name, known) ??
      (isComponent
        ? undefined
        : "Write \\{ for a brace in the text, or put code between backticks."),
  }
}

function importsOf(node: Node): ArticleReference[] {
  const source = "source" in node ? node.source : undefined
  if (source?.type !== "Literal" || typeof source.value !== "string") return []
  const { line = 1, column = 0 } = source.loc?.start ?? {}
  return [{ target: source.value, line, column: column + 1 }]
}
