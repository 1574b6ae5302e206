/** @jest-environment node */
import { compileArticle } from "../compile-article"

const shown = (text: string) => text.replaceAll("\u00A0", "~").replaceAll("\u202F", "_")

async function compiled(source: string, typography = true) {
  const { tree, plain, summary, problems } = await compileArticle(source, typography)
  expect(problems).toEqual([])
  return { tree: shown(JSON.stringify(tree)), plain: shown(plain.markdown), plain2: plain, summary }
}

describe("issue 15.1: an article is set as the French do", () => {
  it.each([
    ["emphasis", "Un «*mot* » !", '["p",0,"Un «_",["em",0,"mot"],"_»_!"]', "Un «__mot__»_!"],
    ["nested", "**Un *mot*** ?", '["p",0,["strong",0,"Un ",["em",0,"mot"]],"_?"]'],
    ["a link", "Voir [lui](/blog): oui", '["p",0,"Voir ",["a",{"href":"/blog"},"lui"],"~: oui"]'],
    ["its title", 'a [b](/c "d !")', '["p",0,"a ",["a",{"href":"/c","title":"d_!"},"b"]]'],
    ["a bare address", "https://exemple.fr/l'a !", '"https://exemple.fr/l\'a"],"_!"]'],
    ["code in the sentence", "Le `a ; b` : c", '["code",0,"a ; b"],"~: c"]', "Le `a ; b`~: c"],
    ["code in quotes", '"`a`"', '["p",0,"«_",["code",0,"a"],"_»"]'],
    ["a fence", "```text\nl'a ; b\n```", '"l\'a ; b\\n"'],
    ["a key", "<Kbd>l'a</Kbd> ?", '["Kbd",0,"l\'a"],"_?"]'],
    ["HTML's key", "<kbd>l'a</kbd> ?", '["kbd",0,"l\'a"],"_?"]'],
    ["a heading", "## L'an 1 000 ?", '"L’an 1_000_?"]'],
    ["a list", "- un ;\n- l'autre.", '["li",0,"un_;"],["li",0,"l’autre."]'],
    ["an item with paragraphs", "- un ;\n\n- deux !", '["li",0,["p",0,"un_;"]]'],
    ["a table", "| a ? |\n|-|\n| 5 % |", '"5_%"'],
    ["a caption", "| a |\n|-|\n| b |\n\n: Que voir ?", '["caption",0,"Que voir_?"]'],
    ["a quotation", "> l'eau !\n>\n> — L'auteur", '["p",0,"l’eau_!"]'],
    ["its source", "> a\n>\n> — L'auteur", '"figcaption",0,"— L’auteur"'],
    ["a note", "Mot[^a] !\n\n[^a]: L'eau ?", '"L’eau_? "'],
    ["a sentence with a note", "Mot[^a] !\n\n[^a]: Oui.", '"_!"]'],
    ["a number before a note", "1 000[^a] fois\n\n[^a]: Oui.", '"1_000"'],
    ["a line that breaks in the file", "Mot\n: suite", '["p",0,"Mot~: suite"]'],
    ["a line that the author breaks", "l'un  \n: deux", '["p",0,"l’un",["br",0]," : deux"]'],
    ["a picture", "![L'eau !](./a.png)", '"alt":"L’eau_!"'],
    ["its caption", '![a](./a.png "L\'eau !")', '"caption":"L’eau_!"'],
    ["a picture in a line", "Mot ![L'eau](./a.png) !", '{"src":"./a.png","alt":"L’eau"}],"_!"'],
    [
      "a figure",
      '<Figure src="./l\'a.png" alt="a !" caption="b ?" />',
      '"alt":"a_!","caption":"b_?"',
    ],
    ["its address", '<Figure src="./l\'a.png" alt="a" />', '"src":"./l\'a.png"'],
    ["a callout", '<Callout title="Et ici ?">\n\nL\'eau.\n\n</Callout>', '{"title":"Et ici_?"}'],
    ["its text", "<Callout>\n\nL'eau.\n\n</Callout>", '["p",0,"L’eau."]'],
    ["a sidenote", "Un<Sidenote>L'eau !</Sidenote> : deux", '"L’eau_!"],"~: deux"]'],
    ["a correction", `<Correction was="l'a !" why="Et l'o ?">b</Correction>`, '"l’a_!"],'],
    ["its reason", `<Correction was="a" why="Et l'o ?">b</Correction>`, '"Et l’o_?"'],
    ["an abbreviation", `<abbr title="L'a !">a</abbr> !`, '{"title":"L’a_!"},"a"],"_!"]'],
    [
      "raw tags",
      "<details><summary>Oui ?</summary>L'eau</details>",
      '["summary",0,"Oui_?"],"L’eau"',
    ],
    ["an attribute", `<span id="l'a">b</span> !`, `{"id":"l'a"},"b"],"_!"]`],
    ["a value", 'Un {"l\'eau !"}', '"Un l’eau_!"'],
    ["English", `<span lang="en">don't stop!</span> !`, `{"lang":"en"},"don't stop!"],"_!"]`],
    ["its title", `<abbr lang="en" title="It's">a</abbr>`, `"title":"It's"`],
    ["English blocks", '<div lang="en">\n\nWhy?\n\n</div>', '["p",0,"Why?"]'],
    [
      "French in English",
      `<i lang="en">It's <b lang="fr">l'eau ?</b> it's</i>`,
      `"It's ",["b",{"lang":"fr"},"l’eau_?"]," it's"`,
    ],
    ["another French", '<span lang="fr-CA">Quoi ?</span>', '"Quoi_?"'],
    ["blocks apart", "Un\n\n: deux", '["p",0,"Un"],["p",0,": deux"]'],
  ])("issue 15.1: %s", async (_name, source = "", part = "", ...plain) => {
    const { tree, plain: markdown } = await compiled(source)
    expect(tree).toContain(part)
    for (const text of plain) expect(markdown).toBe(text)
  })

  it("issue 15.1: the plain form is set too, and stays as it was written where nothing changes", async () => {
    const source = 'Un *mot* !\n\n* a\n* b\n\n<Callout title="Oui ?">\n\nL\'eau\n\n</Callout>'
    const { plain, plain2 } = await compiled(source)
    expect(plain).toBe("Un _mot__!\n\n* a\n* b\n\n> **Oui_?**\n>\n> L’eau")
    expect(shown(plain2.html)).toContain("<p>Un <em>mot</em>_!</p>")
  })

  it("issue 15.1: tags of plain Markdown enclose what they enclose in MDX", async () => {
    const source = `<kbd>l'a</kbd> ! L'eau, <i lang="en">don't *go*?</i> <b>l'an</b> ?`
    const { plain } = await compileArticle(source, true, "md")
    expect(shown(plain.markdown)).toBe(
      `<kbd>l'a</kbd>_! L’eau, <i lang="en">don't _go_?</i> <b>l’an</b>_?`,
    )
  })

  it("issue 15.1: a heading keeps its address, and is set where it is read", async () => {
    const source = "## L'an 2 : quoi ?\n\n## L'an 2 : quoi ?\n\n<h3>L'eau : \"a\"</h3>"
    const ids = async (typography: boolean) =>
      (await compiled(source, typography)).summary.headings.map(({ id }) => id)
    expect(await ids(true)).toEqual(await ids(false))
    const { summary, tree } = await compiled(source)
    expect(summary.headings.map(({ text }) => shown(text))).toEqual([
      "L’an 2~: quoi_?",
      "L’an 2~: quoi_?",
      "L’eau~: «_a_»",
    ])
    expect(tree).toContain('["h2",{"id":"lan-2--quoi-"},"L’an 2~: quoi_?"]')
  })

  it("issue 15.1: words and terms are those of the text as it was typed", async () => {
    const source = 'L\'éléphant a mangé 1 000 pommes - ou plus - ? "Bien sûr"...'
    const [on, off] = await Promise.all([compiled(source), compiled(source, false)])
    expect(on.summary.words).toBe(off.summary.words)
    expect(on.summary.terms).toEqual(off.summary.terms)
  })

  it("issue 15.1: can be left as it was typed", async () => {
    expect((await compiled("L'eau ! ", false)).tree).toBe('[["p",0,"L\'eau !"]]')
  })
})
