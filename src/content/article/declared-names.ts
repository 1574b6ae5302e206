import type { Node, Pattern } from "estree"

/** Names that an article's own `import` and `export` statements bring into scope. */
export function declaredNames(program: { body: readonly Node[] } | null | undefined): string[] {
  return (program?.body ?? []).flatMap(namesOf)
}

function namesOf(node: Node): string[] {
  switch (node.type) {
    case "ImportDeclaration":
      return node.specifiers.map(specifier => specifier.local.name)
    case "ExportNamedDeclaration":
      return node.declaration ? namesOf(node.declaration) : []
    case "VariableDeclaration":
      return node.declarations.flatMap(({ id }) => boundNames(id))
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return node.id ? [node.id.name] : []
    default:
      return []
  }
}

function boundNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name]
    case "ObjectPattern":
      return pattern.properties.flatMap(property =>
        boundNames(property.type === "Property" ? property.value : property.argument),
      )
    case "ArrayPattern":
      return pattern.elements.flatMap(element => (element ? boundNames(element) : []))
    case "AssignmentPattern":
      return boundNames(pattern.left)
    case "RestElement":
      return boundNames(pattern.argument)
    default:
      return []
  }
}
