import type { Middleware } from "../visit"
import { forward } from "./forward"

/** Every middleware that a route may name (S-12). */
export const middleware = { forward } satisfies Record<string, Middleware>

export type MiddlewareName = keyof typeof middleware

export const middlewareNames: readonly string[] = Object.keys(middleware)

/** S-12: the error that a name raises which is not registered. */
export class UnknownMiddlewareError extends Error {
  constructor(name: string) {
    super(`Unknown route middleware: ${name}`)
  }
}
