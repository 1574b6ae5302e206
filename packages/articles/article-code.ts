import { type ArticleProblem, didYouMean, type Place, partProblem, report } from "@site/problems"
import { analyze, type Reference } from "eslint-scope"
import type { Program } from "estree"
import globals from "globals"
import type { Root } from "mdast"
import { MDX_COMPONENTS } from "./mdx-components"
import { messages } from "./messages"
import { isExpression, isJsx, literalOf, placeOf, shownValue } from "./nodes"
import type { ArticleReference } from "./references"
import { visit } from "./visit"

/** Names that exist wherever an article is rendered, on the machine that builds and in browsers. */
const EVERYWHERE = new Set([
  ...Object.keys(globals.builtin),
  ...Object.keys(globals["shared-node-browser"]),
  // MDX gives them to every article; Gatsby replaces `process.env`.
  ...["undefined", "props", "process"],
])
const IN_BROWSERS = new Set(Object.keys(globals.browser))

/**
 * Reads the code of an article. Comments and literal values (`{3}`, `wide={true}`) are data; an import, an
 * export, any other expression and a spread make a module. A name that nothing declares is a problem: the
 * build would end with a `ReferenceError` that does not name the article.
 */
export function readCode(tree: Root) {
  const codes: { value: string; data?: { estree?: Program | null } }[] = []
  visit(tree, node => {
    if (node.type === "mdxjsEsm") codes.push(node)
    else if (isExpression(node)) {
      if (shownValue(node) === undefined) codes.push(node)
    } else if (isJsx(node)) {
      for (const attribute of node.attributes.filter(one => literalOf(one) === undefined)) {
        const code = attribute.type === "mdxJsxAttribute" ? attribute.value : attribute
        if (typeof code === "object" && code !== null) codes.push(code)
      }
    }
  })
  const body = codes.flatMap(({ data }) => data?.estree?.body ?? [])
  const program: Program = { type: "Program", sourceType: "module", body }
  const scopes = analyze(program, { sourceType: "module", ecmaVersion: 2022, jsx: true })
  const variables = scopes.globalScope?.childScopes[0]?.variables ?? []
  const declared = new Set(variables.map(({ name }) => name))
  const source = codes.map(({ value }) => value).join("\n")
  const unknown = unknownNames(scopes.globalScope?.through ?? [], source)
  return {
    /** `module`: something in the article must be computed, so it takes MDX's own route (D1). */
    kind: codes.length > 0 ? ("module" as const) : ("data" as const),
    declared,
    imports: body.flatMap(importOf),
    problems: [
      ...unknown.map(identifier => undeclared(identifier, declared)),
      ...variables.flatMap(({ name, identifiers: [identifier] }) =>
        identifier && isPart(name) ? [takenName(identifier)] : [],
      ),
    ],
  }
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

/** Name of a component that the site writes as HTML: what an article imports has another one. */
const isPart = (name: string): boolean => Object.hasOwn(MDX_COMPONENTS, name)

function takenName(identifier: Reference["identifier"]): ArticleProblem {
  const { ownName: expected, ownNameHint: hint } = messages.article
  const { name: received } = identifier
  return partProblem(placeOfCode(identifier), "name", { expected, received, hint })
}

function undeclared(
  identifier: Reference["identifier"],
  declared: ReadonlySet<string>,
): ArticleProblem {
  const { name, type } = identifier
  if (isPart(name)) {
    const { partInText: expected, partInTextHint: hint } = messages.article
    const received = `<${name}>`
    return partProblem(placeOfCode(identifier), "component", { expected, received, hint })
  }
  if (type === "JSXIdentifier") return unknownComponent(placeOfCode(identifier), name, declared)
  const { brace, knownName } = messages.article
  const hint = didYouMean(name, [...declared]) ?? brace
  return partProblem(placeOfCode(identifier), "name", {
    expected: knownName,
    received: name,
    hint,
  })
}

export function unknownComponent(
  place: Place,
  name: string,
  declared: ReadonlySet<string>,
): ArticleProblem {
  const known = [...Object.keys(MDX_COMPONENTS), ...declared]
  const expected = report.oneOf(known)
  const hint = didYouMean(name, known)
  return partProblem(place, "component", { expected, received: `<${name}>`, hint })
}

/** Source of an `import` or `export … from`. */
function importOf(node: Program["body"][number]): ArticleReference[] {
  const source = "source" in node ? node.source : undefined
  return typeof source?.value === "string" ? [{ target: source.value, ...placeOfCode(source) }] : []
}

/** `addPrograms` sets each node's place in the article. */
const placeOfCode = (node: object): Place =>
  "position" in node ? placeOf({ position: Object(node.position) }) : { line: 1 }
