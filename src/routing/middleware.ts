import type { Middleware, Visit } from "./visit"

/**
 * Context of a page at an old address (an alias): where its content is now. It is in that page's own data: no
 * other page carries a list of aliases.
 */
export const forwardContext = (forwardTo: string) => ({
  forwardTo,
  middleware: ["forward"] satisfies MiddlewareName[],
})

/** Address that a page with this context forwards to; undefined for a page of its own. */
export function forwardAddress({ forwardTo }: Visit["context"]): string | undefined {
  return typeof forwardTo === "string" ? forwardTo : undefined
}

/** An old address leads to the new one, with its query and hash. */
const forward: Middleware = ({ context, location }) => {
  const to = forwardAddress(context)
  return to === undefined
    ? undefined
    : { kind: "forward", to: `${to}${location.search}${location.hash}` }
}

/** Every middleware that a route may name (S-12). */
export const middleware = { forward } satisfies Record<string, Middleware>

export type MiddlewareName = keyof typeof middleware

/** S-12: error of a name that is not registered. */
export const unknownName = (name: string): string => `Unknown route middleware: ${name}`
