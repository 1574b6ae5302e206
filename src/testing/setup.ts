import { TextEncoder } from "node:util"
import "@testing-library/jest-dom"
import { cleanup, configure } from "@testing-library/react"
import { speak } from "../messages/messages"

// As the tests are written.
speak("en")

// A busy machine is no failure: one second is too little for it to load a module.
configure({ asyncUtilTimeout: 30_000 })

/** jsdom lays nothing out: an observer of sizes has nothing to report there. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Nor does it load pages. */
globalThis.performance.getEntriesByType ??= () => []
globalThis.performance.getEntriesByName ??= () => []

/** React's static rendering wants it in a browser, and jsdom has none. */
globalThis.TextEncoder ??= TextEncoder

/** An unexpected `console.error` fails the test that caused it: React's warnings are errors here. */
let unexpected: unknown[][] = []

beforeEach(() => {
  unexpected = []
  jest.spyOn(console, "error").mockImplementation((...message) => {
    unexpected.push(message)
  })
})

afterEach(() => {
  if (typeof document !== "undefined") cleanup()
  const seen = unexpected
  jest.restoreAllMocks()
  expect(seen).toEqual([])
})

/** Takes the console errors seen so far, because the test expects them. */
export function takeConsoleErrors(): unknown[][] {
  const seen = unexpected
  unexpected = []
  return seen
}
