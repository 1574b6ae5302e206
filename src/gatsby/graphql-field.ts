/** A field of a type of GraphQL, as Gatsby's type builders take it. */
export interface Field {
  type: string
  description: string | undefined
  resolve?(source: unknown, args: object, context: unknown, info: unknown): unknown
}
