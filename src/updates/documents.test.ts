/** @jest-environment jsdom */
import { isFailedPiece, RELOAD_MARKER, takeReload } from "./documents"

const NOW = 1_763_726_400_000

beforeEach(() => {
  sessionStorage.clear()
  jest.spyOn(Date, "now").mockReturnValue(NOW)
})

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ["no marker", null, true],
  ["a marker of 9 999 ms ago", String(NOW - 9_999), false],
  ["a marker of 10 000 ms ago", String(NOW - 10_000), true],
  ["a marker of this moment", String(NOW), false],
  ["a marker of a later time, after the clock was set back", String(NOW + 1), true],
  ["a marker that is no time", "tomorrow", true],
  ["an empty marker", "", true],
])("S-16: with %s, a reload is free or not", (_, marker, expected) => {
  if (marker !== null) sessionStorage.setItem(RELOAD_MARKER, marker)
  expect(takeReload()).toBe(expected)
  expect(sessionStorage.getItem(RELOAD_MARKER)).toBe(expected ? String(NOW) : marker)
})

test("S-16: the right to reload is taken once", () => {
  expect([takeReload(), takeReload()]).toEqual([true, false])
})

test.each(["getItem", "setItem"] as const)("S-16: when storage throws on %s, no reload", method => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  expect(takeReload()).toBe(false)
})

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each([
  [
    "a script that webpack could not load",
    named("ChunkLoadError", "Loading chunk 5 failed."),
    true,
  ],
  [
    "a style sheet that webpack could not load",
    Object.assign(new Error("Loading CSS chunk 5 failed."), { code: "CSS_CHUNK_LOAD_FAILED" }),
    true,
  ],
  [
    "a page of a kind that this build does not know",
    new Error(`We couldn't find the correct component chunk with the name "x"`),
    true,
  ],
  ["any other error", new TypeError("x is null"), false],
  ["no error at all", "ChunkLoadError", false],
])("S-14: %s is a failed piece or not", (_, reason, expected) => {
  expect(isFailedPiece(reason)).toBe(expected)
})
