import { compiled, faultless, htmlOf } from "../../src/testing/compiled-html"

describe("an article becomes HTML (D1)", () => {
  it.each([
    [
      "text and marks",
      "Un *mot* et `code`,\nsuite.",
      "<p>Un <em>mot</em> et <code>code</code>,\nsuite.</p>",
    ],
    [
      "blocks have no whitespace between them, words keep theirs",
      "> a\n\n- **b** *c*\n- d",
      "<blockquote><p>a</p></blockquote><ul><li><strong>b</strong> <em>c</em></li><li>d</li></ul>",
    ],
    [
      "no-break spaces stay",
      "**a**\u00a0**b**",
      "<p><strong>a</strong>\u00a0<strong>b</strong></p>",
    ],
    [
      "a table",
      "| a | b |\n| - | -: |\n| 1 | 2 |",
      '<div class="scrolls table-frame" tabindex="0" role="group" aria-label="Tableau"><table><thead><tr><th scope="col">a</th><th scope="col" data-align="right">b</th></tr></thead><tbody><tr><td>1</td><td data-align="right">2</td></tr></tbody></table></div>',
    ],
    [
      "a paragraph that begins with a colon names the table before it",
      "| a |\n| - |\n| 1 |\n\n: Le *nom*\n\n: une phrase",
      '<div class="scrolls table-frame" tabindex="0" role="group" aria-label="Le nom"><table><caption>Le <em>nom</em></caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></div><p>: une phrase</p>',
    ],
    [
      "a quotation with a source is a figure, one of a single paragraph is not",
      "> a\n>\n> — B, *c*\n\n> — d",
      '<figure class="quote"><blockquote><p>a</p></blockquote><figcaption>— B, <em>c</em></figcaption></figure><blockquote><p>— d</p></blockquote>',
    ],
    [
      "a list of definitions is one, words and blocks alike",
      "<dl>\n  <dt>a</dt>\n  <dd>b *c*</dd>\n</dl>",
      "<dl><dt>a</dt><dd>b <em>c</em></dd></dl>",
    ],
    [
      "a picture alone is a figure, one in a line is not",
      '![Plan](./a%20b.png "Légende")\n\nVoir ![ici](./c.png).',
      '<figure class="figure"><span class="picture">{"picture":"./a b.png","alt":"Plan"}</span><figcaption>Légende</figcaption></figure><p>Voir {"picture":"./c.png","alt":"ici","inline":true}.</p>',
    ],
    [
      "a picture that fills a cell keeps its size, one beside words is as tall as its line",
      "| ![a](./a.png) | b ![c](./c.png) |\n| --- | --- |",
      '<div class="scrolls table-frame" tabindex="0" role="group" aria-label="Tableau"><table><thead><tr><th scope="col">{"picture":"./a.png","alt":"a"}</th><th scope="col">b {"picture":"./c.png","alt":"c","inline":true}</th></tr></thead></table></div>',
    ],
    [
      "a picture's file may hold signs that an address gives a meaning",
      "![A](./1%232%3F3.svg)\n\n![B](<./100%.svg>)",
      '<figure class="figure"><span class="picture">{"picture":"./1#2?3.svg","alt":"A"}</span></figure><figure class="figure"><span class="picture">{"picture":"./100%.svg","alt":"B"}</span></figure>',
    ],
    [
      "a size that the author gives a picture is kept, as numbers",
      '<img src="./a.png" alt="A" width="320" height={200} />\n\nVoir <img src="./b.png" alt="B" width="24" />.',
      '<figure class="figure"><span class="picture">{"picture":"./a.png","alt":"A","width":320,"height":200}</span></figure><p>Voir {"picture":"./b.png","alt":"B","width":24}.</p>',
    ],
    [
      "components take literal values of every kind, and nothing is evaluated",
      '<Figure src={`./a.png`} alt={"b"} wide />',
      '<figure class="figure" data-wide><span class="picture">{"picture":"./a.png","alt":"b"}</span></figure>',
    ],
    [
      "raw tags may have React's names",
      '<p hidden tabIndex={0}>b <label htmlFor="c">d</label></p>',
      '<p hidden tabindex="0">b <label for="c">d</label></p>',
    ],
    [
      "and those of HTML",
      '<p hidden tabindex="0">b <label for="c">d</label></p>',
      '<p hidden tabindex="0">b <label for="c">d</label></p>',
    ],
    ["comments vanish and literals become text", "a{/* b */}{' '}{3} <>c</>", "<p>a 3 c</p>"],
    ["an empty article is empty", "{/* rien */}\n", ""],
  ])("D1: %s", async (_name, text, expected) => {
    expect((await faultless(text)).html).toBe(expected)
  })

  it("D1: parts may hold parts of their kind", async () => {
    const html = await htmlOf("<Callout>\n\na\n\n<Callout>\n\nb\n\n</Callout>\n\n</Callout>")
    expect(html).toMatch(
      /<aside .*À noter<\/p><p>a<\/p><aside .*À noter<\/p><p>b<\/p><\/aside><\/aside>$/,
    )
  })

  it("D1: a link to a page is a piece of its own, because the site may be below a path", async () => {
    const { content } = await compiled("[a](/blog/x) [b](//c.example) [d](#e)")
    expect(content).toEqual([
      [
        '<p><a href="',
        { link: "/blog/x" },
        '">a</a> <a href="//c.example">b</a> <a href="#e">d</a></p>',
      ],
    ])
  })
})

it("headings leave the ids that the site's pages have around an article", async () => {
  const { summary } = await compiled("## Contact\n\n## Images\n\n## Contact")
  expect(summary.headings.map(({ id }) => id)).toEqual(["contact-1", "images-1", "contact-2"])
})

describe("code is coloured at build time, with classes only (D6)", () => {
  it("D6: tokens carry classes of the closed list, plain words none", async () => {
    expect(await htmlOf('```ts title="src/a.ts"\nlet a = f(1) // b\n\n```')).toContain(
      '<pre class="scrolls code-lines" tabindex="0" role="group" aria-label="src/a.ts"><code lang="zxx"><span class="line"><span class="tok-keyword">let</span> a <span class="tok-keyword">=</span><span class="tok-function"> f</span>(<span class="tok-constant">1</span>) <span class="tok-comment">// b</span>\n</span><span class="line">\n</span></code></pre>',
    )
  })

  it("D6: an unknown language is a warning and plain text", async () => {
    const { html, problems } = await compiled("\n```zorg\na <b> {c}\n```")
    expect(problems).toEqual([
      expect.objectContaining({ severity: "warning", line: 2, field: "code", received: '"zorg"' }),
    ])
    expect(html).toContain('<span class="line">a &#x3C;b> {c}\n</span>')
  })
})

describe("headings, links and notes", () => {
  it("one slugger names all headings: accents kept, duplicates numbered, own ids left", async () => {
    const text =
      '## Été à l’école\n\n### `b` et *c*[^1]\n\n## Été à l’école\n\n<h2 id="à-moi">D</h2>\n\n[^1]: n'
    const { summary, html } = await compiled(text)
    expect(summary.headings).toEqual([
      { depth: 2, id: "été-à-lécole", text: "Été à l’école" },
      { depth: 3, id: "b-et-c", text: "b et c" },
      { depth: 2, id: "été-à-lécole-1", text: "Été à l’école" },
      { depth: 2, id: "à-moi", text: "D" },
    ])
    expect(html).toContain(
      '<h2 id="été-à-lécole">Été à l’école</h2><a class="anchor screen-only" href="#été-à-lécole" aria-label="Lien vers «\u00a0Été à l’école\u00a0»"',
    )
    expect(html).toContain('<h3 id="b-et-c">')
    expect(html).toContain('aria-label="Lien vers «\u00a0b et c')
  })

  it("notes have French labels and ids that no heading has", async () => {
    const html = await htmlOf("## Note\n\na[^x] b[^x]\n\n[^x]: c")
    expect(html).toContain('<h2 id="footnote-label">Notes</h2>')
    expect(html).toContain('href="#note-fn-x" id="note-fnref-x"')
    expect(html).toContain('aria-label="Retour au texte, note 1"')
    expect(html).toContain('aria-label="Retour au texte, note 1, renvoi 2"')
  })

  it("links and pictures are listed with their lines; those of notes are not", async () => {
    const { summary } = await compiled(
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
    ["module", "export const p = {}\n\n<div {...p}>a</div>"],
    ["module", "export const t = 1\n\n<div title={t}>a</div>"],
  ])("D1: kind %s: %j", async (kind, text) => {
    const { summary, content, problems } = await compiled(text)
    expect(problems).toEqual([])
    expect(summary.kind).toBe(kind)
    if (kind === "module") expect(content).toEqual([])
  })

  it("D1: a module article lists its headings and pictures like any other", async () => {
    const { summary } = await compiled("export const a = 1\n\n## B {a}\n\n![c](./c.png)")
    expect(summary.headings).toEqual([{ depth: 2, id: "b", text: "B" }])
    expect(summary.images.map(({ target }) => target)).toEqual(["./c.png"])
  })
})
