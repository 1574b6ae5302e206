import type { ExpressionStatement, Node, ObjectExpression } from "estree"
import type { JsonValue } from "../../content-model/article-tree"

/** A program as MDX attaches it to `{…}`. Looser than estree's `Program`, whose node types differ by package. */
type ExpressionProgram = { body: readonly { type: string }[] } | null | undefined

/** Says whether `{…}` holds nothing but comments. */
export function isOnlyComment(program: ExpressionProgram): boolean {
  return program !== null && program !== undefined && program.body.length === 0
}

/**
 * Value of a literal expression (text, number, true, null, lists and groups of them), read from its
 * syntax tree: nothing is evaluated. Returns `undefined` when the value would have to be computed.
 */
export function staticValue(program: ExpressionProgram): JsonValue | undefined {
  const statement = program?.body[0]
  if (program?.body.length !== 1 || !statement || !isExpressionStatement(statement))
    return undefined
  return literalValue(statement.expression)
}

function isExpressionStatement(node: { type: string }): node is ExpressionStatement {
  return node.type === "ExpressionStatement" && "expression" in node
}

/** Value of one literal expression node; `undefined` when it is not literal. */
export function literalValue(node: Node | null): JsonValue | undefined {
  switch (node?.type) {
    case "Literal":
      return isPlain(node.value) ? node.value : undefined
    case "TemplateLiteral":
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
    case "UnaryExpression": {
      const value = literalValue(node.argument)
      return node.operator === "-" && typeof value === "number" ? -value : undefined
    }
    case "ArrayExpression": {
      const values = node.elements.map(element => literalValue(element))
      return values.every(value => value !== undefined) ? values : undefined
    }
    case "ObjectExpression":
      return objectOf(node.properties)
    default:
      return undefined
  }
}

function objectOf(properties: ObjectExpression["properties"]): JsonValue | undefined {
  const entries: [string, JsonValue][] = []
  for (const property of properties) {
    if (property.type !== "Property" || property.computed || property.kind !== "init")
      return undefined
    const name = property.key.type === "Identifier" ? property.key.name : literalValue(property.key)
    const value = literalValue(property.value)
    if (name === undefined || value === undefined) return undefined
    entries.push([String(name), value])
  }
  return Object.fromEntries(entries)
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ["string", "number", "boolean"].includes(typeof value)
}
