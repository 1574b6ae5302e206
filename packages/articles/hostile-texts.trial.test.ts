import { compiled } from "../../src/testing/compiled-html"
import { countSteps } from "../../src/testing/count-steps"
import type { Format } from "./read-article"

const repeated = (sign: string) => (length: number) => sign.repeat(length / sign.length)
const nested =
  (before: string, after: string) =>
  (length: number): string => {
    const count = length / (before.length + after.length)
    return `${before.repeat(count)}x${after.repeat(count)}`
  }

/** Signs of a table: ␣ is a space, ↵ the end of a line. */
const cells = (table: string): string[] =>
  table
    .trim()
    .split(/\s+/)
    .map(cell => cell.replaceAll("␣", " ").replaceAll("↵", "\n"))

/** Every sign of Markdown and MDX: alone, with a space, a letter and a line of its own; and what they make. */
const SIGNS = [...">-*_[](){}<`$|!~&:#\\+=^@\"'.;%1 "]
const REPEATED = [
  ...SIGNS.flatMap(sign => [sign, `${sign} `, `a${sign}`, `${sign}a `, `${sign}\n`]),
  ...cells(`
    ![ [a]( [a][b [a]:␣b↵ [^a] [^a]:␣b↵ a](b [[a]] ![a](b)↵↵ [x](/a)␣
    <a> <div> <div>↵ <b>a <!-- </a> <Callout>↵↵ <svg><g> <table><tr><td> <a␣b="
    {a} {/* {{ <a␣b={ import␣a↵ export␣const␣a␣=␣1↵ -␣a↵↵ >␣a↵↵ >␣-␣ 1.␣ *␣a↵␣␣*␣b↵
    |␣a␣ a␣|␣b↵ |-↵ \`\`\`↵ $$↵ $a$ &amp; www.a.b␣ a@b.c␣ :ab:␣ ^a^ ~a~ «␣ \uFFFD`),
]
/** Signs that open, and those that close. */
const PAIRS = cells(`
  […] (…) {…} ![…](a) […](a) **a␣…a** *a␣…a* _a␣…a_ ~~a␣…a~~ <b>…</b> <div>…</div> <Callout>…</Callout>
  <div>↵↵…</div>↵↵ {(…)} {[…]} <a␣b={…}/> \`a…a\` $a…a$ <!--…--> <svg>…</svg>`)
const TEXTS: (readonly [name: string, textOf: (length: number) => string])[] = [
  ...REPEATED.map(sign => [JSON.stringify(sign), repeated(sign)] as const),
  ...PAIRS.map(pair => {
    const [before = "", after = ""] = pair.split("…")
    return [JSON.stringify(before + after), nested(before, after)] as const
  }),
]

const FORMATS: readonly Format[] = ["md", "mdx"]

test.each(TEXTS)(
  "R-28: %s repeated ends in few problems, each with its line and what is expected",
  async (_name, textOf) => {
    for (const format of FORMATS) {
      const { problems } = await compiled(`\n${textOf(500)}`, format)
      expect(problems.length).toBeLessThanOrEqual(11)
      for (const { line, field, expected, received } of problems) {
        expect(line).toBeGreaterThan(0)
        expect([field, expected, received].every(Boolean)).toBe(true)
        expect(received.length).toBeLessThanOrEqual(201)
      }
    }
  },
)

/** Signs that took quadratic time, and faults that may be many. */
const MANY = cells("] >␣ 1.␣ *a␣**b␣ [a]( <b>a {a}↵↵ [^a]␣ :ab:␣ #␣a↵ <N␣/>↵↵ a␣{b↵")
const LONG = [
  ...MANY.map(sign => [JSON.stringify(sign), repeated(sign)] as const),
  ...TEXTS.filter(([name]) => /^"(?:\*\*a|!\[\]\(a|<div><)/.test(name)),
]

test.each(LONG)(
  "R-28: a text of %s that is four times as long costs four times the steps",
  async (_name, textOf) => {
    const text = textOf(100)
    const format = /[{N]/.test(text) ? "mdx" : "md"
    const compile = (length: number) => compiled(`\n${textOf(length)}`, format)
    // The first one loads modules.
    await compile(100)
    const [steps, more] = [
      await countSteps(() => compile(1000)),
      await countSteps(() => compile(4000)),
    ]
    // Linear time would be four times, quadratic sixteen; V8 drops counts of code that it collects.
    expect(more / steps).toBeLessThan(8)
  },
)

test.each([
  ["spaces after TeX on the line of its dollars", `$$ a${" ".repeat(200_000)}`],
  ["spaces in a sentence", `a${" ".repeat(100_000)}b`],
  ["exclamation marks", `a ${"!".repeat(100_000)}b`],
  ["dashes in a sentence", `a ${"– ".repeat(100_000)}`],
  ["digits in a callout", `> [!NOTE]\n> ${"1".repeat(300_000)}`],
  ["signs of comments in braces", `{${"// /* */ ".repeat(16)}\nx}`],
  ["empty lines in a formula", `$$ a\n${" \n".repeat(100_000)}`],
  ["pictures in a row", "![a](a) ".repeat(3000)],
  ["emoji in a heading", `# ${"🎉".repeat(25_000)}a`],
  ["spaces in a heading", `# a${"&#32;".repeat(10_000)}b`],
  ["letters of a tag without an end", `<${"a".repeat(50_000)}`],
  ["comments without an end", `<div>\n${"<!--".repeat(12_500)}`],
  ["closing parentheses in a formula", `$${")".repeat(50_000)}$`],
  [
    "letters in a group",
    `\`\`\`mermaid alt="a"\nflowchart LR\nsubgraph S\n${"a".repeat(100_000)}[\n\`\`\``,
  ],
  ["arrows in a diagram", `\`\`\`mermaid alt="a"\nsequenceDiagram\n${"-->".repeat(3000)}\n\`\`\``],
])("R-28: many %s are read in seconds", async (_name, text) => {
  const { problems } = await compiled(text, text.startsWith("{") ? "mdx" : "md")
  expect(problems.length).toBeLessThanOrEqual(1)
})

test.each([
  ["signs in a paragraph", "a*", 12_000],
  ["items in a list", "- a\n", 50_000],
])("R-28: many %s are read", async (_name, sign, length) => {
  const { problems } = await compiled(`\n${repeated(sign)(length)}`)
  expect(problems).toEqual([])
})
