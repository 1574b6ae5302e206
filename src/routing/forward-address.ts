/** Context of a page at an old address (an alias): where its content is now. */
export interface ForwardContext extends Record<string, unknown> {
  forwardTo: string
  middleware: ["forward"]
}

/** The context of an alias. It is in that page's own data: no other page carries a list of aliases. */
export const forwardContext = (forwardTo: string): ForwardContext => ({
  forwardTo,
  middleware: ["forward"],
})

/** Where a page with this context leads to; nowhere when it is a page of its own. */
export function forwardAddress({
  forwardTo,
}: Readonly<Record<string, unknown>>): string | undefined {
  return typeof forwardTo === "string" ? forwardTo : undefined
}
