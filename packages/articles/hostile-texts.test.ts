import { compiled } from "../../src/testing/compiled-html"

/** Signs that repeat or nest without an end. Every other one is in hostile-texts.trial.test.ts. */
const REPEATED = [
  ...["> ", "1. ", "*a **b ", "[a](", "[a][b [a]: b\n", "[^a] ", "![](a)", "|-\n", "```\n", "$$\n"],
  ...[
    "{a}\n\n",
    "<b>a ",
    "<a b={ ",
    "<svg><g> ",
    "export const a = 1\n",
    "<!-- ",
    "&amp;",
    "\uFFFD",
  ],
]
const NESTED = [
  ["<div>", "</div>"],
  ["![", "](a)"],
  ["{(", ")}"],
] as const

const TEXTS = [
  ...REPEATED.map(sign => [sign, sign.repeat(500 / sign.length)] as const),
  ...NESTED.map(([open, close]) => {
    const count = 500 / (open.length + close.length)
    return [open + close, `${open.repeat(count)}x${close.repeat(count)}`] as const
  }),
]

test.each(TEXTS)(
  "R-28: %j, 500 signs long, ends in few problems with line and advice",
  async (_name, text) => {
    for (const format of ["md", "mdx"] as const) {
      const { problems } = await compiled(`\n${text}`, format)
      expect(problems.length).toBeLessThanOrEqual(11)
      for (const { line, field, expected, received } of problems) {
        expect(line).toBeGreaterThan(0)
        expect([field, expected, received].every(Boolean)).toBe(true)
        expect(received.length).toBeLessThanOrEqual(201)
      }
    }
  },
)

test.each([
  ["levels of tags", `${"<div>".repeat(300)}x${"</div>".repeat(300)}`],
  ["levels of quotations", "> ".repeat(300)],
  ["braces", "{".repeat(13)],
  ["brackets in code", `{${"(".repeat(120)}1${")".repeat(120)}}`],
  ["signs of code", `{1${"+1".repeat(6000)}}`],
])("R-28: too many %s are refused with their line", async (_name, text) => {
  const { problems } = await compiled(`\n${text}`)
  expect(problems).toEqual([
    expect.objectContaining({ field: "imbrication", severity: "error", line: 2 }),
  ])
})
