import { isFailedPiece } from "./load-part"

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each([
  [
    "a script that webpack could not load",
    named("ChunkLoadError", "Loading chunk 5 failed."),
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
