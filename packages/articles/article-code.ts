import { type ArticleProblem, didYouMean, type Place, partProblem } from "@site/problems"
import type { Program } from "estree"
import type { Nodes, Root } from "hast"
import { messages } from "./messages"
import { isExpression, isJsx, literalOf, placeOf, shownValue } from "./nodes"
import { placeInCode } from "./programs"
import type { ArticleReference } from "./references"
import { visit } from "./visit"

/** Names that MDX and Gatsby give to every article. */
const GIVEN = ["undefined", "props", "process"]

interface Code {
  value: string
  data?: { estree?: Program | null }
}

interface PlacedCode extends Code {
  place: Place
}

const NAME = String.raw`[\p{ID_Start}$_][\p{ID_Continue}$]*`
const NAMES = new RegExp(NAME, "gu")
/** All of an expression is one name: `{name}`, `title={name}`, `{...name}`. */
const LONE_NAME = new RegExp(String.raw`^\s*(?:\.{3}\s*)?(${NAME})\s*$`, "u")

/**
 * Reads the code of an article. Comments and literal values (`{3}`, `wide={true}`) are data; an import, an
 * export, any other expression and a spread make a module. A lone name that no import or export of the article
 * mentions is a problem: mostly its brace was meant as text.
 */
export function readCode(tree: Root) {
  const codes: PlacedCode[] = []
  const known = new Set(GIVEN)
  const take = (code: Code, node: Nodes) => codes.push({ ...code, place: placeOf(node) })
  visit(tree, node => {
    if (node.type === "mdxjsEsm") {
      take(node, node)
      for (const name of node.value.match(NAMES) ?? []) known.add(name)
    } else if (isExpression(node)) {
      if (shownValue(node) === undefined) take(node, node)
    } else if (isJsx(node)) {
      for (const attribute of node.attributes.filter(one => literalOf(one) === undefined)) {
        const code = attribute.type === "mdxJsxAttribute" ? attribute.value : attribute
        if (typeof code === "object" && code !== null) take(code, node)
      }
    }
  })
  return {
    /** `module`: something in the article must be computed, so it takes MDX's own route (D1). */
    kind: codes.length > 0 ? ("module" as const) : ("data" as const),
    known,
    imports: codes.flatMap(importsOf),
    problems: codes.flatMap(({ value, place }) => {
      const [, name] = LONE_NAME.exec(value) ?? []
      return !name || known.has(name) ? [] : unknownName(place, name, known)
    }),
  }
}

function unknownName(place: Place, received: string, known: ReadonlySet<string>): ArticleProblem {
  const { brace, knownName: expected } = messages.article
  const hint = didYouMean(received, [...known]) ?? brace
  return partProblem(place, "name", { expected, received, hint })
}

/** Sources of each `import` and `export … from`. */
const importsOf = ({ data, place }: PlacedCode): ArticleReference[] =>
  (data?.estree?.body ?? []).flatMap(node => {
    const source = "source" in node ? node.source : undefined
    if (typeof source?.value !== "string") return []
    const at = "position" in source ? placeOf({ position: Object(source.position) }) : { line: 1 }
    return { target: source.value, ...placeInCode(at, place) }
  })
