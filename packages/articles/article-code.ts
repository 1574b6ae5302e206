import { type ArticleProblem, didYouMean, type Place, partProblem } from "@site/problems"
import type { Pattern, Program } from "estree"
import type { Nodes, Root } from "hast"
import { MDX_COMPONENTS } from "./mdx-components"
import { messages } from "./messages"
import { isExpression, isJsx, literalOf, placeOf, shownValue } from "./nodes"
import { placeInCode } from "./programs"
import type { ArticleReference } from "./references"
import { visit } from "./visit"

/** Names that MDX and Gatsby give to every article. */
const GIVEN = new Set(["undefined", "props", "process"])

interface Code {
  value: string
  data?: { estree?: Program | null }
}

interface PlacedCode {
  value: string
  place: Place
  estree: Program | null | undefined
}

/** All of an expression is one name: `{name}`, `title={name}`, `{...name}`. */
const LONE_NAME = /^\s*(?:\.{3}\s*)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*$/u

/**
 * Reads the code of an article. Comments and literal values (`{3}`, `wide={true}`) are data; an import, an
 * export, any other expression and a spread make a module. A lone name that the article does not declare is a
 * problem: mostly its brace was meant as text.
 */
export function readCode(tree: Root) {
  const codes: PlacedCode[] = []
  const take = ({ value, data }: Code, node: Nodes) =>
    codes.push({ value, place: placeOf(node), estree: data?.estree })
  visit(tree, node => {
    if (node.type === "mdxjsEsm") take(node, node)
    else if (isExpression(node)) {
      if (shownValue(node) === undefined) take(node, node)
    } else if (isJsx(node)) {
      for (const attribute of node.attributes.filter(one => literalOf(one) === undefined)) {
        const code = attribute.type === "mdxJsxAttribute" ? attribute.value : attribute
        if (typeof code === "object" && code !== null) take(code, node)
      }
    }
  })
  const names = codes.flatMap(({ estree, place }) =>
    (estree?.body ?? []).flatMap(namesOf).map(name => ({ name, place })),
  )
  const declared = new Set(names.map(({ name }) => name))
  return {
    /** `module`: something in the article must be computed, so it takes MDX's own route (D1). */
    kind: codes.length > 0 ? ("module" as const) : ("data" as const),
    declared,
    imports: codes.flatMap(importsOf),
    problems: [
      ...codes.flatMap(({ value, place }) => {
        const [, name] = LONE_NAME.exec(value) ?? []
        return !name || declared.has(name) || GIVEN.has(name)
          ? []
          : undeclared(place, name, declared)
      }),
      ...names.flatMap(({ name, place }) => (isPart(name) ? takenName(place, name) : [])),
    ],
  }
}

/** Names that an import or an export declares. */
function namesOf(statement: Program["body"][number]): string[] {
  if (statement.type === "ImportDeclaration")
    return statement.specifiers.map(({ local }) => local.name)
  if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return []
  const { declaration } = statement
  if (declaration.type !== "VariableDeclaration") return [declaration.id.name]
  return declaration.declarations.flatMap(({ id }) => namesIn(id))
}

function namesIn(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name]
    case "ObjectPattern":
      return pattern.properties.flatMap(one =>
        namesIn(one.type === "Property" ? one.value : one.argument),
      )
    case "ArrayPattern":
      return pattern.elements.flatMap(namesIn)
    case "AssignmentPattern":
      return namesIn(pattern.left)
    case "RestElement":
      return namesIn(pattern.argument)
    default:
      return []
  }
}

/** Name of a component that the site writes as HTML: what an article imports has another one. */
const isPart = (name: string): boolean => Object.hasOwn(MDX_COMPONENTS, name)

function takenName(place: Place, received: string): ArticleProblem {
  const { ownName: expected, ownNameHint: hint } = messages.article
  return partProblem(place, "name", { expected, received, hint })
}

function undeclared(place: Place, received: string, declared: ReadonlySet<string>): ArticleProblem {
  const { brace, knownName: expected } = messages.article
  const hint = didYouMean(received, [...declared]) ?? brace
  return partProblem(place, "name", { expected, received, hint })
}

/** Sources of each `import` and `export … from`. */
const importsOf = ({ estree, place }: PlacedCode): ArticleReference[] =>
  (estree?.body ?? []).flatMap(node => {
    const source = "source" in node ? node.source : undefined
    if (typeof source?.value !== "string") return []
    const at = "position" in source ? placeOf({ position: Object(source.position) }) : { line: 1 }
    return { target: source.value, ...placeInCode(at, place) }
  })
