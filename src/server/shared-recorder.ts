import type { PageViewRecorder } from "./page-view-recorder"

/**
 * A compiled Gatsby function holds its own copy of these modules, and in `gatsby develop` and
 * `gatsby serve` a new copy on every call (D2): the one recorder of the process is found here.
 */
const KEY = Symbol.for("portfolio.page-view-recorder")

/** Makes `recorder` the one that the whole process uses, until `forgetRecorder`. */
export function shareRecorder(recorder: Promise<PageViewRecorder>): void {
  Reflect.set(globalThis, KEY, recorder)
}

/** Undoes `shareRecorder`. */
export function forgetRecorder(): void {
  Reflect.deleteProperty(globalThis, KEY)
}

/**
 * The recorder of the process; opens and shares one with `open` when there is none.
 * Rejects when it cannot be opened; the next call tries again.
 */
export function sharedRecorder(open: () => Promise<PageViewRecorder>): Promise<PageViewRecorder> {
  const shared: unknown = Reflect.get(globalThis, KEY)
  if (isRecorderPromise(shared)) return shared
  const opening = open()
  shareRecorder(opening)
  opening.catch(forgetRecorder)
  return opening
}

/** `instanceof` would not do: a promise of another realm is as good. */
function isRecorderPromise(value: unknown): value is Promise<PageViewRecorder> {
  return typeof value === "object" && value !== null && "then" in value
}
