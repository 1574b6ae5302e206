import type { Root } from "mdast"
import { declaredNames } from "./declared-names"
import { visiting } from "./es-modules"
import { isJsx, literalOf } from "./nodes"
import { isOnlyComment, staticValue } from "./static-value"

export interface ArticleKind {
  /** `module`: something in the article must be computed, so it takes MDX's own route (D1). */
  kind: "data" | "module"
  /** Names that the article imports or exports. */
  declared: ReadonlySet<string>
}

/**
 * Says which route an article takes. Comments and literal values (`{3}`, `wide={true}`) are data;
 * an import, an export, any other expression and a spread make a module.
 */
export async function articleKind(tree: Root): Promise<ArticleKind> {
  const { visit } = await visiting()
  const declared = new Set<string>()
  let kind: ArticleKind["kind"] = "data"
  visit(tree, node => {
    if (node.type === "mdxjsEsm") {
      kind = "module"
      for (const name of declaredNames(node.data?.estree)) declared.add(name)
    } else if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      const program = node.data?.estree
      const value = staticValue(program)
      if (!isOnlyComment(program) && (value === undefined || isGroup(value))) kind = "module"
    } else if (isJsx(node) && node.attributes.some(one => literalOf(one) === undefined)) {
      kind = "module"
    }
  })
  return { kind, declared }
}

function isGroup(value: unknown): boolean {
  return typeof value === "object" && value !== null
}
