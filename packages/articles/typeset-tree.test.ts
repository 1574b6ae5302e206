import { compiled, faultless } from "../../src/testing/compiled-html"

const shown = (text: string) => text.replaceAll("\u00A0", "~").replaceAll("\u202F", "_")

const summaryOf = async (source: string, typography = true) =>
  (await faultless(source, "mdx", typography)).summary

describe("an article is set as the French do", () => {
  it.each([
    ["emphasis", "Un «*mot* » !", "<p>Un «_<em>mot</em>_»_!</p>", "<p>Un «_<em>mot</em>_»_!</p>"],
    ["nested", "**Un *mot*** ?", "<p><strong>Un <em>mot</em></strong>_?</p>"],
    ["a link", "Voir [lui](/blog): oui", 'Voir <a href="/blog">lui</a>~: oui'],
    ["its title", 'a [b](/c "d !")', '<a href="/c" title="d_!">b</a>'],
    ["a bare address", "https://exemple.fr/l'a !", "https://exemple.fr/l'a</a>_!"],
    [
      "code in the sentence",
      "Le `a ; b` : c",
      "<code>a ; b</code>~: c",
      "<p>Le <code>a ; b</code>~: c</p>",
    ],
    ["code in quotes", '"`a`"', "<p>«_<code>a</code>_»</p>"],
    ["a fence", "```text\nl'a ; b\n```", ">l'a ; b\n<"],
    ["a key", "<Kbd>l'a</Kbd> ?", "<kbd>l'a</kbd>_?"],
    ["HTML's key", "<kbd>l'a</kbd> ?", "<kbd>l'a</kbd>_?"],
    ["a heading", "## L'an 1 000 ?", ">L’an 1_000_?</h2>"],
    ["a list", "- un ;\n- l'autre.", "<li>un_;</li><li>l’autre.</li>"],
    ["an item with paragraphs", "- un ;\n\n- deux !", "<li><p>un_;</p></li>"],
    ["a table", "| a ? |\n|-|\n| 5 % |", "<td>5_%</td>"],
    ["a caption", "| a |\n|-|\n| b |\n\n: Que voir ?", "<caption>Que voir_?</caption>"],
    ["a quotation", "> l'eau !\n>\n> — L'auteur", "<p>l’eau_!</p>"],
    ["its source", "> a\n>\n> — L'auteur", "<figcaption>— L’auteur</figcaption>"],
    ["a note", "Mot[^a] !\n\n[^a]: L'eau ?", "<p>L’eau_? <a"],
    ["a sentence with a note", "Mot[^a] !\n\n[^a]: Oui.", "</small>_!</p>"],
    ["a number before a note", "1 000[^a] fois\n\n[^a]: Oui.", "<p>1_000<sup"],
    ["a line that breaks in the file", "Mot\n: suite", "<p>Mot~: suite</p>"],
    ["a line that the author breaks", "l'un  \n: deux", "<p>l’un<br>\n: deux</p>"],
    ["a picture", "![L'eau !](./a.png)", '"alt":"L’eau_!"'],
    ["its caption", '![a](./a.png "L\'eau !")', "<figcaption>L’eau_!</figcaption>"],
    ["a picture in a line", "Mot ![L'eau](./a.png) !", '"alt":"L’eau","inline":true}_!'],
    [
      "a figure",
      '<Figure src="./l\'a.png" alt="a !" caption="b ?" />',
      '"alt":"a_!"}</span><figcaption>b_?</figcaption>',
    ],
    ["its address", '<Figure src="./l\'a.png" alt="a" />', `"picture":"./l'a.png"`],
    [
      "a callout",
      '<Callout title="Et ici ?">\n\nL\'eau.\n\n</Callout>',
      'aria-label="Et ici_?"',
      "<blockquote><p><strong>Et ici_?</strong></p><p>L’eau.</p></blockquote>",
    ],
    ["its text", "<Callout>\n\nL'eau.\n\n</Callout>", "<p>L’eau.</p>"],
    ["a sidenote", "Un<Sidenote>L'eau !</Sidenote> : deux", "L’eau_!</small>~: deux"],
    ["a correction", `<Correction was="l'a !" why="Et l'o ?">b</Correction>`, ">l’a_!</del>"],
    ["its reason", `<Correction was="a" why="Et l'o ?">b</Correction>`, ">Et l’o_?</small>"],
    ["an abbreviation", `<abbr title="L'a !">a</abbr> !`, '<abbr title="L’a_!">a</abbr>_!'],
    [
      "raw tags",
      "<details><summary>Oui ?</summary>L'eau</details>",
      "<summary>Oui_?</summary>L’eau",
    ],
    ["an attribute", `<span id="l'a">b</span> !`, `<span id="l'a">b</span>_!`],
    ["a value", 'Un {"l\'eau !"}', "<p>Un l’eau_!</p>"],
    ["English", `<span lang="en">don't stop!</span> !`, `<span lang="en">don't stop!</span>_!`],
    ["its title", `<abbr lang="en" title="It's">a</abbr>`, `title="It's"`],
    ["English blocks", '<div lang="en">\n\nWhy?\n\n</div>', "<p>Why?</p>"],
    [
      "French in English",
      `<i lang="en">It's <b lang="fr">l'eau ?</b> it's</i>`,
      `It's <b lang="fr">l’eau_?</b> it's`,
    ],
    ["another French", '<span lang="fr-CA">Quoi ?</span>', ">Quoi_?</span>"],
    ["blocks apart", "Un\n\n: deux", "<p>Un</p><p>: deux</p>"],
  ])("%s", async (_name, source = "", part = "", ...plain) => {
    const { html, plain: written } = await faultless(source)
    expect(shown(html)).toContain(part)
    for (const text of plain) expect(shown(written)).toBe(text)
  })

  it("tags of plain Markdown enclose what they enclose in MDX", async () => {
    const source = `<kbd>l'a</kbd> ! L'eau, <i lang="en">don't *go*?</i> <b>l'an</b> ?`
    const { plain } = await compiled(source, "md")
    expect(shown(plain)).toBe(
      `<p><kbd>l'a</kbd>_! L’eau, <i lang="en">don't <em>go</em>?</i> <b>l’an</b>_?</p>`,
    )
  })

  it("a heading keeps its address, and is set where it is read", async () => {
    const source = "## L'an 2 : quoi ?\n\n## L'an 2 : quoi ?\n\n<h3>L'eau : \"a\"</h3>"
    const ids = async (typography: boolean) =>
      (await summaryOf(source, typography)).headings.map(({ id }) => id)
    expect(await ids(true)).toEqual(await ids(false))
    const { summary, html } = await faultless(source)
    expect(summary.headings.map(({ text }) => shown(text))).toEqual([
      "L’an 2~: quoi_?",
      "L’an 2~: quoi_?",
      "L’eau~: «_a_»",
    ])
    expect(shown(html)).toContain('<h2 id="lan-2--quoi-">L’an 2~: quoi_?</h2>')
  })

  it("words are those of the text as it was typed", async () => {
    const source = 'L\'éléphant a mangé 1 000 pommes - ou plus - ? "Bien sûr"...'
    const [on, off] = await Promise.all([summaryOf(source), summaryOf(source, false)])
    expect(on.words).toBe(off.words)
  })

  it("can be left as it was typed", async () => {
    expect((await faultless("L'eau ! ", "mdx", false)).html).toBe("<p>L'eau !</p>")
  })
})
