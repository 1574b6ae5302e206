import { readFileSync } from "node:fs"
import { colord, extend } from "colord"
import a11y from "colord/plugins/a11y"

extend([a11y])

const sheets = ["tokens.css", "code-tokens.css"].map(name =>
  readFileSync(`src/styles/${name}`, "utf8"),
)
const tokens = new Map(
  Array.from(sheets.join("").matchAll(/--([\w-]+): ([^;]+);/g), ([, name = "", value = ""]) => [
    name,
    value,
  ]),
)

/** Colour of a token, in light or in dark. */
function colourOf(name: string, scheme: 0 | 1): string {
  const value = tokens.get(name) ?? ""
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  if (other) return colourOf(other, scheme)
  return /^light-dark\((.+), (.+)\)$/.exec(value)?.[scheme + 1] ?? ""
}

/** Text in code, on its ground and on a marked line. */
const CODE = ["accent", "code-function", "positive", "code-constant", "muted", "code-punctuation"]

test.each([
  ["ink", ["paper", "surface"], 7],
  ["muted", ["paper", "surface"], 4.5],
  ["accent", ["paper", "surface"], 4.5],
  ["on-accent", ["accent"], 4.5],
  ["margin-text", ["paper", "surface"], 4.5],
  ["margin", ["paper"], 3],
  ["edge", ["paper", "surface"], 3],
  ["negative", ["code-paper"], 4.5],
  ...CODE.map(token => [token, ["code-paper", "accent-soft"], 4.5] as const),
] as const)("VISUAL 3: %s on %j has a contrast of %d or more", (token, grounds, needed) => {
  for (const scheme of [0, 1] as const) {
    for (const ground of grounds) {
      const colour = colord(colourOf(token, scheme))
      const below = colord(colourOf(ground, scheme))
      expect([colour.isValid(), below.isValid()]).toEqual([true, true])
      expect(colour.contrast(below)).toBeGreaterThanOrEqual(needed)
    }
  }
})
