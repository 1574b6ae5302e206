import type { Place } from "@site/problems"

/** Thrown for a text that is nested too deeply for what walks its tree. */
export class NestingError extends Error {
  constructor(readonly place: Place) {
    super(`nested too deeply at line ${place.line}`)
  }
}
