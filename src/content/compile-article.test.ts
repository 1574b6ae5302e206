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
      [["p", 0, "Un ", ["em", 0, "mot"], " et ", ["code", 0, "code"], ",\nsuite."]],
    ],
    [
      "blocks have no whitespace between them, words keep theirs",
      "> a\n\n- **b** *c*\n- d",
      [
        ["blockquote", 0, ["p", 0, "a"]],
        ["ul", 0, ["li", 0, ["strong", 0, "b"], " ", ["em", 0, "c"]], ["li", 0, "d"]],
      ],
    ],
    [
      "no-break spaces stay",
      "**a**\u00a0**b**",
      [["p", 0, ["strong", 0, "a"], "\u00a0", ["strong", 0, "b"]]],
    ],
    [
      "a table",
      "| a | b |\n| - | -: |\n| 1 | 2 |",
      [
        [
          "table",
          0,
          [
            "thead",
            0,
            [
              "tr",
              0,
              ["th", { scope: "col" }, "a"],
              ["th", { scope: "col", "data-align": "right" }, "b"],
            ],
          ],
          ["tbody", 0, ["tr", 0, ["td", 0, "1"], ["td", { "data-align": "right" }, "2"]]],
        ],
      ],
    ],
    [
      "a paragraph that begins with a colon names the table before it",
      "| a |\n| - |\n| 1 |\n\n: Le *nom*\n\n: une phrase",
      [
        [
          "table",
          0,
          ["caption", 0, "Le ", ["em", 0, "nom"]],
          ["thead", 0, ["tr", 0, ["th", { scope: "col" }, "a"]]],
          ["tbody", 0, ["tr", 0, ["td", 0, "1"]]],
        ],
        ["p", 0, ": une phrase"],
      ],
    ],
    [
      "a quotation with a source is a figure, one of a single paragraph is not",
      "> a\n>\n> — B, *c*\n\n> — d",
      [
        [
          "figure",
          { className: "quote" },
          ["blockquote", 0, ["p", 0, "a"]],
          ["figcaption", 0, "— B, ", ["em", 0, "c"]],
        ],
        ["blockquote", 0, ["p", 0, "— d"]],
      ],
    ],
    [
      "a list of definitions is one, words and blocks alike",
      "<dl>\n  <dt>a</dt>\n  <dd>b *c*</dd>\n</dl>",
      [["dl", 0, ["dt", 0, "a"], ["dd", 0, "b ", ["em", 0, "c"]]]],
    ],
    [
      "a picture alone is a figure, one in a line is not",
      '![Plan](./a%20b.png "Légende")\n\nVoir ![ici](./c.png).',
      [
        ["Figure", { src: "./a b.png", alt: "Plan", caption: "Légende" }],
        ["p", 0, "Voir ", ["InlineImage", { src: "./c.png", alt: "ici" }], "."],
      ],
    ],
    [
      "a picture's file may hold signs that an address gives a meaning",
      "![A](./1%232%3F3.svg)\n\n![B](<./100%.svg>)",
      [
        ["Figure", { src: "./1#2?3.svg", alt: "A" }],
        ["Figure", { src: "./100%.svg", alt: "B" }],
      ],
    ],
    [
      "a size that the author gives a picture is kept, as numbers",
      '<img src="./a.png" alt="A" width="320" height={200} />\n\nVoir <img src="./b.png" alt="B" width="24" />.',
      [
        ["Figure", { src: "./a.png", alt: "A", width: 320, height: 200 }],
        ["p", 0, "Voir ", ["InlineImage", { src: "./b.png", alt: "B", width: 24 }], "."],
      ],
    ],
    [
      "components take literal values of every kind, and nothing is evaluated",
      '<Callout kind="tip" title={"a"}>\n  Du *texte*.\n</Callout>\n\n<Figure src={`./a.png`} alt="" wide />',
      [
        ["Callout", { kind: "tip", title: "a" }, ["p", 0, "Du ", ["em", 0, "texte"], "."]],
        ["Figure", { src: "./a.png", alt: "", wide: true }],
      ],
    ],
    [
      "raw tags get React's names",
      '<p class="a" style="margin-top:1px" data-n={3}>b <label for="c">d</label></p>',
      [
        [
          "p",
          { className: "a", style: { marginTop: "1px" }, "data-n": 3 },
          "b ",
          ["label", { htmlFor: "c" }, "d"],
        ],
      ],
    ],
    ["comments vanish and literals become text", "a{/* b */}{' '}{3} <>c</>", [["p", 0, "a 3 c"]]],
    ["an empty article is an empty tree", "{/* rien */}\n", []],
  ])("D1: %s", async (_name, text, expected) => {
    const tree = await treeOf(text)
    expect(tree).toEqual(expected)
    expect(isArticleTree(tree)).toBe(true)
  })

  it("D1: the tree survives JSON unchanged", async () => {
    const tree = await treeOf('```ts title="a" {1}\nlet a = 1\n```\n\n- [x] b\n\nc[^1]\n\n[^1]: d')
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree)
  })
})

describe("code is coloured at build time, with classes only (D6)", () => {
  it("D6: tokens carry classes of the closed list, plain words none", async () => {
    expect(await treeOf('```ts title="src/a.ts" wrap\nlet a = f(1) // b\n\n```')).toEqual([
      [
        "CodeBlock",
        { lang: "ts", title: "src/a.ts", wrap: true },
        [
          "span",
          { className: "line" },
          ["span", { className: "tok-keyword" }, "let"],
          " a ",
          ["span", { className: "tok-keyword" }, "="],
          ["span", { className: "tok-function" }, " f"],
          "(",
          ["span", { className: "tok-constant" }, "1"],
          ") ",
          ["span", { className: "tok-comment" }, "// b"],
          "\n",
        ],
        ["span", { className: "line" }, "\n"],
      ],
    ])
  })

  it("D6: lines are marked by number and by comments, and the comments are removed", async () => {
    const code = "a\nb # [!code ++]\nc # [!code --]\nd # [!code highlight]\ne"
    const [block] = await treeOf(`\`\`\`sh {1,5}\n${code}\n\`\`\``)
    const lines = JSON.stringify(block).match(/line(?: \w+)?"/g)
    expect(lines).toEqual([
      'line marked"',
      'line inserted"',
      'line deleted"',
      'line marked"',
      'line marked"',
    ])
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

describe("what an article must not hold", () => {
  it.each([
    ["# a", "heading", "error"],
    ["## a\n\n#### b", "heading", "warning"],
    ["![](./a.png)", "image", "error"],
    ['<Figure src="./a.png" />', "Figure.alt", "error"],
    ['<Figure alt="a" />', "Figure.src", "error"],
    ['<img src="./a.png" />', "img.alt", "error"],
    ["<Nope />", "component", "error"],
    ["<Callout.Nope />", "component", "error"],
    ['<Callout colour="red">a</Callout>', "Callout.colour", "error"],
    ["<Kbd big>a</Kbd>", "Kbd.big", "error"],
    ['import { A } from "./a"\n\n<B />', "component", "error"],
    ["<script>a</script>", "HTML tag", "error"],
    ['<iframe src="https://e.example" />', "HTML tag", "error"],
    ["<p onClick={1}>a</p>", "p.onClick", "error"],
    ['<img src="data:image/png;base64,AA" alt="a" />', "img.src", "error"],
    ["a {b", "article", "error"],
    ["<div>", "article", "error"],
    ["a <5", "article", "error"],
    ["<https://e.example>", "article", "error"],
    ['<p style="color">a</p>', "article", "error"],
    ["export default", "article", "error"],
    ['<img src="./a.png" alt="a" width="50%" />', "img.width", "error"],
    ['<img src="./a.png" alt="a" height />', "img.height", "error"],
    ["Bonjour {nom}", "name", "error"],
    ["Bonjour {name}", "name", "error"],
    ["export const f = () => nom", "name", "error"],
    ["<Callout title={titre}>a</Callout>", "name", "error"],
    ["<Callout {...reste}>a</Callout>", "name", "error"],
    ["{[1].map(n => <Nope key={n} />)}", "component", "error"],
  ])("R-16: %j is a problem of %s", async (text, field, severity) => {
    const { problems } = await compileArticle(`\n\n${text}`)
    expect(problems).toContainEqual(expect.objectContaining({ field, severity }))
    for (const { line, hint } of problems) {
      expect(line).toBeGreaterThanOrEqual(3)
      expect(hint ?? "").not.toMatch(/\n|\bat .*:\d+:\d+|undefined|acorn|U\+/)
    }
  })

  it("R-16: all syntax errors come at once, each at its own place", async () => {
    const { problems } = await compileArticle(
      [
        "Un {mot mot} et {1 +}, <5 et <a href=>un lien</a>.",
        "",
        "<Callout kind={a b}>",
        "",
        "Du texte et `{du code` et \\{.",
        "",
        "</Callout>",
        "",
        "import a from",
        "",
        "<div>",
        "",
        "*un <b>gras* mal fermé</b>",
        "",
        "> {une",
        "suite}",
        "",
        "Une {dernière",
      ].join("\n"),
    )
    const places = problems.map(({ line, column }) => `${line}:${column}`)
    expect(places.sort((a, b) => a.localeCompare(b, "fr", { numeric: true }))).toEqual([
      "1:8",
      "1:21",
      "1:25",
      "1:38",
      "3:17",
      "9:1",
      "11:1",
      "13:5",
      "16:1",
      "18:5",
    ])
    expect(JSON.stringify(problems)).not.toMatch(/acorn/i)
    expect(problems.find(({ line }) => line === 1)?.received).toContain("Un {mot mot} et {1 +}")
  })

  it.each([
    "export const a = 1\n\n{a} {Math.max(1, a)} {props.b} {undefined}",
    "export const { a, ...b } = {}\n\nexport function F({ c }) {\n  return <p>{c}{b.d}</p>\n}\n\n<F c={a} />",
    "export const f = () => window.innerWidth + name.length\n\n{f}",
    '{typeof window === "undefined" ? 0 : window.innerWidth}',
    "{[1, 2].map(n => <Kbd key={n}>{n}</Kbd>)}",
    'import a, { b as c } from "./x"\n\n{a} {c}',
  ])("R-16: every name of %j is known", async text => {
    expect((await compileArticle(text)).problems).toEqual([])
  })

  it.each([
    "<Kbd>a</Kbd>",
    '<Figure src="./a.png" alt="" />',
    'export const A = () => 1\n\n<A any="thing" />',
    'import * as B from "./b"\n\n<B.C />',
    "<details><summary>a</summary>b</details>",
    '<a href="mailto:a@e.example">a</a>',
  ])("R-16: %j is no problem", async text => {
    expect((await compileArticle(text)).problems).toEqual([])
  })
})
