import { compiled } from "../../src/testing/compiled-html"
import { DROPPED, HARMLESS, REFUSED, REFUSED_MD, REFUSED_MDX } from "../../src/testing/guest-texts"
import type { Format } from "./read-article"

const each: [Format, string][] = [
  ...REFUSED.flatMap((text): [Format, string][] => [
    ["md", text],
    ["mdx", text],
  ]),
  ...REFUSED_MD.map((text): [Format, string] => ["md", text]),
  ...REFUSED_MDX.map((text): [Format, string] => ["mdx", text]),
]

test.each(each)("R-31: a guest's .%s with %s is refused with its line", async (format, text) => {
  const { content, plain, problems } = await compiled(`Un.\n\n${text}\n\nDeux.`, format)
  const errors = problems.filter(({ severity }) => severity === "error")
  expect(errors.length).toBeGreaterThan(0)
  for (const { line } of errors) expect(line).toBe(3)
  expect(content).toEqual([])
  expect(plain).toBe("")
})

test.each(HARMLESS)("R-31: %s runs nothing and leads nowhere else", async text => {
  for (const format of ["md", "mdx"] as const) {
    const { content, plain } = await compiled(text, format)
    expect(JSON.stringify([content, plain])).not.toMatch(/<script|"javascript:|"data:|\\t|\uFDD2/)
  }
})

test.each(DROPPED)(
  "R-31: %s is shown without %s, with one warning",
  async (text, received, html) => {
    for (const format of ["md", "mdx"] as const) {
      const article = await compiled(`${text}\n`, format)
      // An attribute has no text that stays.
      const hint = expect.stringMatching(received.includes("<") ? /y reste\.$/ : /des flux\.$/)
      const warning = expect.objectContaining({ severity: "warning", received, hint })
      expect(article.problems).toEqual([warning])
      expect(article.html.trim().replace(/^<p>a<\/p>$/, "<p>a</p>")).toContain(html)
      expect(article.plain).not.toContain(String(received).split(",")[0])
    }
  },
)

test("R-31: what a guest may write is shown as it is", async () => {
  const text =
    '<a href="https://a.example/?b=javascript:1">a</a> <a href="//b.example/">b</a> <a href="mailto:a@b.example">c</a>' +
    '\n\n<svg viewBox="0 0 9 9"><title>Un</title><a/><path d="M0 0" fill="url(#a)" /></svg>'
  const { problems } = await compiled(text.replace("<a/>", ""), "mdx")
  expect(problems).toEqual([])
})

test("R-31: no sign of a text separates pieces of HTML", async () => {
  const { content } = await compiled('[a](/b) <span title="&lt;a href=">c</span>', "md")
  expect(content).toEqual([
    ['<p><a href="', { link: "/b" }, '">a</a> <span title="<a href=">c</span></p>'],
  ])
})
