import { compiled, htmlOf, sidenote, sidenoteBelow } from "../../src/testing/compiled-html"

describe("VISUAL 8: a sidenote is written a second time", () => {
  test.each([
    [
      "below its paragraph, each of several in their order",
      "Un<Sidenote>a</Sidenote> deux<Sidenote>b</Sidenote> trois.",
      `<p>Un${sidenote("a")} deux${sidenote("b")} trois.</p>${sidenoteBelow("a")}${sidenoteBelow("b")}`,
    ],
    [
      "below the text of its item, before the list in it",
      "- Un.<Sidenote>a</Sidenote>\n  - Deux.<Sidenote>b</Sidenote>",
      `<ul><li>Un.${sidenote("a")}${sidenoteBelow("a")}<ul><li>Deux.${sidenote("b")}${sidenoteBelow("b")}</li></ul></li></ul>`,
    ],
  ])("%s", async (_name, source, html) => {
    expect(await htmlOf(source)).toBe(html)
  })

  test("without the ids that it holds, and counted once", async () => {
    const source = 'Un <Sidenote>deux <span id="x">trois</span></Sidenote> quatre.'
    const { html, summary } = await compiled(source)
    expect(html.match(/id="x"/g)).toHaveLength(1)
    expect(summary.words).toBe(4)
  })

  test("not in a cell, where it stays at its line", async () => {
    const html = await htmlOf("| A |\n| - |\n| Un<Sidenote>a</Sidenote> |")
    expect(html).toContain(`Un${sidenote("a").replace(" data-repeated", "")}`)
    expect(html).not.toContain("sidenote-below")
  })
})
