import { expect as base } from "@playwright/test"

/**
 * Steps between two polls (milliseconds). Playwright's own last steps are half a second and a second, in which a test
 * only waits for what is there already.
 */
const intervals = [20, 50, 100, 100, 250]

const poll: typeof base.poll = (actual, options) =>
  base.poll(actual, {
    intervals,
    ...(typeof options === "string" ? { message: options } : options),
  })

/** Playwright's, with more frequent polls. */
export const expect = new Proxy(base, {
  get: (target, name) => (name === "poll" ? poll : Reflect.get(target, name)),
})
