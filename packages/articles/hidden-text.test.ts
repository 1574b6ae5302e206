import { compiled, faultless } from "../../src/testing/compiled-html"

test.each([
  ["between blocks", "Un.\n\n<!-- privé -->\n\nDeux."],
  ["in a sentence", "Un <!-- privé\nprivé --> deux."],
  ["right after a word", "Un<!--privé-->."],
  ["in HTML", "<div>\n<!-- privé --><b>Un</b>\n</div>"],
  ["in a list", "- Un <!-- privé -->\n- <!-- privé -->\n"],
  ["in a table", "| A <!-- privé --> |\n| - |\n| Un <!-- privé --> |"],
  ["in a note", "Un.[^1]\n\n[^1]: Deux. <!-- privé -->"],
  ["in a quotation and an alert", "> Un\n> <!-- privé -->\n\n> [!NOTE]\n> Un <!-- privé -->"],
  ["in a heading", "## Un <!-- privé -->\n\nDeux."],
  ["as an instruction", "Un <?privé ?> <!PRIVÉ privé> <![CDATA[ privé ]]> deux."],
])("a comment %s of a .md file is in no form of it", async (_, text) => {
  const article = await faultless(text, "md")
  expect(JSON.stringify(article)).not.toMatch(/priv|<!--|-->/i)
  expect(article.plain).toContain("Un")
})

test.each([
  ["between blocks", "Un.\n\n{/* privé */}\n\nDeux."],
  ["in a sentence", "Un {/* privé */} deux."],
  ["in a list", "- Un {/* privé */}\n- {/* privé */}\n"],
  ["in a part", "<Callout>\n  Un.\n\n  {/* privé */}\n</Callout>"],
  ["in an attribute", '<Kbd>Un</Kbd> <abbr title={/* privé */ "Un"}>deux</abbr>'],
  ["in a table", "| A {/* privé */} |\n| - |\n| Un |"],
])("a comment %s of an .mdx file is in no form of it", async (_, text) => {
  const article = await faultless(text)
  expect(JSON.stringify(article)).not.toMatch(/priv|\/\*/i)
  expect(article.plain).toContain("Un")
})

test.each([
  ["a definition that nothing refers to", "Un.\n\n[//]: # (privé)\n\n[privé]: /privé"],
  ["a second definition of a name", "[Un].\n\n[un]: /blog\n[un]: /privé"],
  ["a note that nothing refers to", "Un.\n\n[^a]: Privé, voir [^b].\n\n[^b]: Privé."],
  ["a comment of a formula", "Un.\n\n$$\na % privé\n= b\\%\n$$"],
  [
    "a comment of a diagram",
    'Un.\n\n```mermaid alt="Un schéma"\nflowchart LR\n%% privé\na --> b\n```',
  ],
])("%s is in no form of the article", async (_, text) => {
  for (const format of ["md", "mdx"] as const) {
    const { html, plain } = await faultless(text, format)
    expect(JSON.stringify({ html, plain })).not.toMatch(/privé/i)
    expect(plain).toContain("Un")
  }
})

test("what is shown stays: comments in code, used definitions and notes", async () => {
  const code = "```html\n<!-- b -->\n```"
  const notes = "[^1]: Note [^2].\n\n[^2]: Fin."
  const text = `\`<!-- a -->\` [Un][u] ![Deux][d] [^1]\n\n${code}\n\n[u]: /c\n\n[d]: ./d.png\n\n${notes}`
  const { plain } = await compiled(text, "md")
  for (const part of ["<code>&#x3C;!-- a -->", '<a href="/c">Un</a>', "&#x3C;!-- b -->", "Note"])
    expect(plain).toContain(part)
  expect(plain).toContain("Fin.")
})

test.each([
  ["<!-- un\n\ndeux", 3],
  ["<div>\n<!-- un\n\ndeux -->\n</div>", 4],
  ["- a\n- <!-- un\n- deux", 4],
])("%j has a comment without an end in its block, an error of line %d", async (text, line) => {
  const { problems } = await compiled(`Du texte.\n\n${text}`, "md")
  expect(problems).toMatchObject([{ severity: "error", line, received: '"<!-- un"' }])
})
