/** @jest-environment node */
import { isArticleTree } from "../content-model/article-tree"
import { compileArticle } from "./compile-article"

const treeOf = async (text: string) => {
  const { tree, problems } = await compileArticle(text)
  expect(problems).toEqual([])
  return tree
}

describe("an article becomes a tree (D1)", () => {
  it.each([
    [
      "text and marks",
      "Un *mot* et `code`,\nsuite.",
      '[["p",0,"Un ",["em",0,"mot"]," et ",["code",0,"code"],",\\nsuite."]]',
    ],
    [
      "blocks have no whitespace between them, words keep theirs",
      "> a\n\n- **b** *c*\n- d",
      '[["blockquote",0,["p",0,"a"]],["ul",0,["li",0,["strong",0,"b"]," ",["em",0,"c"]],["li",0,"d"]]]',
    ],
    [
      "no-break spaces stay",
      "**a**\u00a0**b**",
      '[["p",0,["strong",0,"a"],"\u00a0",["strong",0,"b"]]]',
    ],
    [
      "a table",
      "| a | b |\n| - | -: |\n| 1 | 2 |",
      '[["table",0,["thead",0,["tr",0,["th",{"scope":"col"},"a"],["th",{"scope":"col","data-align":"right"},"b"]]],["tbody",0,["tr",0,["td",0,"1"],["td",{"data-align":"right"},"2"]]]]]',
    ],
    [
      "a paragraph that begins with a colon names the table before it",
      "| a |\n| - |\n| 1 |\n\n: Le *nom*\n\n: une phrase",
      '[["table",0,["caption",0,"Le ",["em",0,"nom"]],["thead",0,["tr",0,["th",{"scope":"col"},"a"]]],["tbody",0,["tr",0,["td",0,"1"]]]],["p",0,": une phrase"]]',
    ],
    [
      "a quotation with a source is a figure, one of a single paragraph is not",
      "> a\n>\n> — B, *c*\n\n> — d",
      '[["figure",{"className":"quote"},["blockquote",0,["p",0,"a"]],["figcaption",0,"— B, ",["em",0,"c"]]],["blockquote",0,["p",0,"— d"]]]',
    ],
    [
      "a list of definitions is one, words and blocks alike",
      "<dl>\n  <dt>a</dt>\n  <dd>b *c*</dd>\n</dl>",
      '[["dl",0,["dt",0,"a"],["dd",0,"b ",["em",0,"c"]]]]',
    ],
    [
      "a picture alone is a figure, one in a line is not",
      '![Plan](./a%20b.png "Légende")\n\nVoir ![ici](./c.png).',
      '[["Figure",{"src":"./a b.png","alt":"Plan","caption":"Légende"}],["p",0,"Voir ",["InlineImage",{"src":"./c.png","alt":"ici"}],"."]]',
    ],
    [
      "a picture's file may hold signs that an address gives a meaning",
      "![A](./1%232%3F3.svg)\n\n![B](<./100%.svg>)",
      '[["Figure",{"src":"./1#2?3.svg","alt":"A"}],["Figure",{"src":"./100%.svg","alt":"B"}]]',
    ],
    [
      "a size that the author gives a picture is kept, as numbers",
      '<img src="./a.png" alt="A" width="320" height={200} />\n\nVoir <img src="./b.png" alt="B" width="24" />.',
      '[["Figure",{"src":"./a.png","alt":"A","width":320,"height":200}],["p",0,"Voir ",["InlineImage",{"src":"./b.png","alt":"B","width":24}],"."]]',
    ],
    [
      "components take literal values of every kind, and nothing is evaluated",
      '<Callout kind="tip" title={"a"}>\n  Du *texte*.\n</Callout>\n\n<Figure src={`./a.png`} alt="" wide />',
      '[["Callout",{"kind":"tip","title":"a"},["p",0,"Du ",["em",0,"texte"],"."]],["Figure",{"src":"./a.png","alt":"","wide":true}]]',
    ],
    [
      "raw tags get React's names",
      '<p class="a" style="margin-top:1px" data-n={3}>b <label for="c">d</label></p>',
      '[["p",{"className":"a","style":{"marginTop":"1px"},"data-n":3},"b ",["label",{"htmlFor":"c"},"d"]]]',
    ],
    ["comments vanish and literals become text", "a{/* b */}{' '}{3} <>c</>", '[["p",0,"a 3 c"]]'],
    ["an empty article is an empty tree", "{/* rien */}\n", "[]"],
  ])("D1: %s", async (_name, text, expected) => {
    const tree = await treeOf(text)
    expect(tree).toEqual(JSON.parse(expected))
    expect(isArticleTree(tree)).toBe(true)
  })

  it("D1: the tree survives JSON unchanged", async () => {
    const tree = await treeOf('```ts title="a" {1}\nlet a = 1\n```\n\n- [x] b\n\nc[^1]\n\n[^1]: d')
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree)
  })
})

describe("code is coloured at build time, with classes only (D6)", () => {
  it("D6: tokens carry classes of the closed list, plain words none", async () => {
    expect(await treeOf('```ts title="src/a.ts" wrap\nlet a = f(1) // b\n\n```')).toEqual(
      JSON.parse(
        '[["CodeBlock",{"lang":"ts","title":"src/a.ts","wrap":true},["span",{"className":"line"},["span",{"className":"tok-keyword"},"let"]," a ",["span",{"className":"tok-keyword"},"="],["span",{"className":"tok-function"}," f"],"(",["span",{"className":"tok-constant"},"1"],") ",["span",{"className":"tok-comment"},"// b"],"\\n"],["span",{"className":"line"},"\\n"]]]',
      ),
    )
  })

  it("D6: lines are marked by number and by comments, and the comments are removed", async () => {
    const code = "a\nb # [!code ++]\nc # [!code --]\nd # [!code highlight]\ne"
    const [block] = await treeOf(`\`\`\`sh {1,5}\n${code}\n\`\`\``)
    const lines = JSON.stringify(block).match(/line(?: \w+)?"/g)
    expect(lines?.join("")).toBe('line marked"line inserted"line deleted"line marked"line marked"')
    expect(JSON.stringify(block)).not.toContain("!code")
  })

  it("D6: an unknown language is a warning and plain text", async () => {
    const { tree, problems } = await compileArticle("\n```zorg\na <b> {c}\n```")
    expect(problems).toEqual([
      expect.objectContaining({ severity: "warning", line: 2, field: "code", received: '"zorg"' }),
    ])
    expect(tree).toEqual([
      ["CodeBlock", { lang: "zorg" }, ["span", { className: "line" }, "a <b> {c}\n"]],
    ])
  })
})

describe("headings, links and notes", () => {
  it("one slugger names all headings: accents kept, duplicates numbered, own ids left", async () => {
    const text =
      '## Été à l’école\n\n### `b` et *c*[^1]\n\n## Été à l’école\n\n<h2 id="à-moi">D</h2>\n\n[^1]: n'
    const { summary, tree } = await compileArticle(text)
    expect(summary.headings).toEqual([
      { depth: 2, id: "été-à-lécole", text: "Été à l’école" },
      { depth: 3, id: "b-et-c", text: "b et c" },
      { depth: 2, id: "été-à-lécole-1", text: "Été à l’école" },
      { depth: 2, id: "à-moi", text: "D" },
    ])
    expect(tree[0]).toEqual(["h2", { id: "été-à-lécole" }, "Été à l’école"])
  })

  it("notes have French labels and ids that no heading has", async () => {
    const tree = JSON.stringify(await treeOf("## Note\n\na[^x] b[^x]\n\n[^x]: c"))
    expect(tree).toContain('["h2",{"id":"footnote-label"},"Notes"]')
    expect(tree).toContain('"href":"#note-fn-x","id":"note-fnref-x"')
    expect(tree).toContain('"aria-label":"Retour au texte, note 1"')
    expect(tree).toContain('"aria-label":"Retour au texte, note 1, renvoi 2"')
  })

  it("links and pictures are listed with their lines; those of notes are not", async () => {
    const { summary } = await compileArticle(
      '\n\n[a](/blog/x#été) [b][r] <a href="./c.pdf">c</a>[^1]\n\n![d](./d.png)\n![d](./d.png)\n\n[r]: https://e.example\n[^1]: f',
    )
    expect(summary.links.map(({ target, line }) => [target, line])).toEqual([
      ["/blog/x#été", 3],
      ["https://e.example", 3],
      ["./c.pdf", 3],
    ])
    expect(summary.images.map(({ target, line }) => [target, line])).toEqual([
      ["./d.png", 5],
      ["./d.png", 6],
    ])
  })
})

describe("the route of an article (D1)", () => {
  it.each([
    ["data", "Du texte."],
    ["data", "{/* un commentaire */}"],
    ["data", '<Callout title={"a"}>b</Callout>'],
    ["module", 'import { A } from "./a"\n\n<A />'],
    ["module", "export const a = 1"],
    ["module", "{1 + 1}"],
    ["module", "export const p = {}\n\n<Callout {...p}>a</Callout>"],
    ["module", "export const t = 1\n\n<Callout title={t}>a</Callout>"],
  ])("D1: kind %s: %j", async (kind, text) => {
    const { summary, tree, problems } = await compileArticle(text)
    expect(problems).toEqual([])
    expect(summary.kind).toBe(kind)
    if (kind === "module") expect(tree).toEqual([])
  })

  it("D1: a module article lists its headings and pictures like any other", async () => {
    const { summary } = await compileArticle("export const a = 1\n\n## B {a}\n\n![c](./c.png)")
    expect(summary.headings).toEqual([{ depth: 2, id: "b", text: "B" }])
    expect(summary.images.map(({ target }) => target)).toEqual(["./c.png"])
  })
})
