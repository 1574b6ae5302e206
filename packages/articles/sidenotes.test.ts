import {
  compiled,
  faultless,
  htmlOf,
  sidenote,
  sidenoteBelow,
} from "../../src/testing/compiled-html"

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

describe("footnotes are beside their lines, where there is a margin", () => {
  test("a note of one paragraph is written again below it, without ids, and counted once", async () => {
    const { html, summary, plain } = await faultless(
      'Un[^a] deux[^b].\n\n[^a]: Trois *quatre*.\n[^b]: Cinq <span id="x">six</span>.',
    )
    const aside = (number: string, words: string) =>
      `</a></sup><span class="sidenote-mark" data-number="${number}" aria-hidden="true"></span><small class="sidenote" role="note" data-sidenote data-number="${number}" data-repeated>${words} </small>`
    expect(html).toContain(aside("1", "Trois <em>quatre</em>."))
    expect(html).toContain(aside("2", "Cinq <span>six</span>."))
    expect(html.match(/data-aside/g)).toHaveLength(3)
    expect(html.match(/id="x"/g)).toHaveLength(1)
    expect(summary.words).toBe(6)
    expect(plain).toContain("Trois <em>quatre</em>.")
  })

  test.each([
    ["one is longer than a paragraph", "Un[^a].\n\n[^a]: Deux.\n\n    Trois."],
    ["one is called twice", "Un[^a] et[^a].\n\n[^a]: Deux."],
    ["one is called from a table", "| A[^a] |\n| - |\n| b |\n\n[^a]: Deux."],
    ["one is called from a heading", "## Un[^a]\n\n[^a]: Deux."],
    ["one is called from what folds", "<details>\n\nUn[^a]\n\n</details>\n\n[^a]: Deux."],
  ])("all stay at the end when %s", async (_name, source) => {
    const { html } = await faultless(`${source}\n\nTrois[^b].\n\n[^b]: Quatre.`)
    expect(html).not.toMatch(/sidenote|data-aside/)
    expect(html).toContain("<section data-footnotes")
  })
})
