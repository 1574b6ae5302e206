import type { JsxAttribute, JsxElement } from "./nodes"

/**
 * A component in the article, as JSX nodes: both routes take the name from the component map
 * (as a plain element, @mdx-js/mdx 2 would do it too, but lose numbers and true).
 * Properties that are `undefined` or `false` are left out.
 */
export function component(
  name: string,
  display: "block" | "inline",
  properties: Record<string, string | number | boolean | undefined>,
  rest: Partial<Pick<JsxElement, "children" | "position">>,
): JsxElement {
  return {
    type: display === "block" ? "mdxJsxFlowElement" : "mdxJsxTextElement",
    name,
    attributes: Object.entries(properties).flatMap(([key, value]) => attribute(key, value)),
    children: rest.children ?? [],
    position: rest.position,
  }
}

function attribute(name: string, value: string | number | boolean | undefined): JsxAttribute[] {
  if (value === undefined || value === false) return []
  if (value === true) return [{ type: "mdxJsxAttribute", name, value: null }]
  if (typeof value === "string") return [{ type: "mdxJsxAttribute", name, value }]
  return [
    {
      type: "mdxJsxAttribute",
      name,
      value: {
        type: "mdxJsxAttributeValueExpression",
        value: String(value),
        data: {
          estree: {
            type: "Program",
            sourceType: "module",
            comments: [],
            body: [{ type: "ExpressionStatement", expression: { type: "Literal", value } }],
          },
        },
      },
    },
  ]
}
