import { coverDrawing } from "../gatsby/drawings"
import { ILLUSTRATOR, INKSCAPE } from "../testing/editor-drawings"
import { problemsOf, SITE } from "../testing/sample-content"
import { tempDir } from "../testing/temp-dir"

const PROJECT =
  "---\ntitle: Un\ndescription: Deux.\nperiod: { start: 2024-01 }\nrole: Trois\nstack: [Quatre]\ncover: ./planche.svg\ncoverAlt: Un trait.\n---\nDu texte.\n"

const POST =
  "---\ntitle: Un\ndescription: Deux.\ndate: 2024-01-02\ntags: [essai]\n---\n![Un trait](./planche.svg)\n"

const drawing = (shapes: string, attributes = 'viewBox="0 0 640 400"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} fill="aucun">${shapes}</svg>`

const faultsOf = (svg: string) =>
  problemsOf({ "content/projects/un/index.mdx": PROJECT, "content/projects/un/planche.svg": svg })

const faultsInText = (svg: string) =>
  problemsOf({ "content/blog/un/index.md": POST, "content/blog/un/planche.svg": svg })

test("a cover may be a drawing in the site's colours", async () => {
  const shapes = '<path d="M0 0h9" stroke="var(--ink, #15161c)"/>'
  expect(await faultsOf(drawing(shapes))).toEqual([])
})

test.each([
  ["a script", drawing("<script>1</script>"), "<script>, à la ligne 1"],
  ["a handler", drawing('<path d="M0 0h9" onclick="1"/>'), "l’attribut onclick, à la ligne 1"],
  [
    "a handler, its name spaced",
    drawing("", 'viewBox="0 0 9 9"\nonload ="1"'),
    "l’attribut onload, à la ligne 2",
  ],
  [
    "styles that no attribute has",
    drawing('<path d="M0 0h9"\nstyle ="cursor:grab;mix-blend-mode:screen"/>'),
    "l’attribut style, à la ligne 2",
  ],
  [
    "a style sheet with a condition",
    drawing("<style>@media (color) { path { fill: red } }</style>"),
    "<style>, à la ligne 1",
  ],
  [
    "a paint from elsewhere",
    drawing('<path d="M0 0h9"\n fill="url(https://ailleurs.example/a.svg#b)"/>'),
    'fill="url(https://ailleurs.example/a.svg#b)", à la ligne 2',
  ],
  [
    "a paint whose address is escaped",
    drawing('<path d="M0 0h9" fill="u\\72l(https://a.example/b)"/>'),
    'fill="u\\\\72l(https://a.example/b)", à la ligne 1',
  ],
  [
    "a picture from elsewhere",
    drawing('<image href="https://ailleurs.example/a.png"/>'),
    'href="https://ailleurs.example/a.png", à la ligne 1',
  ],
  ["a shape from elsewhere", drawing('<use href="a.svg#b"/>'), 'href="a.svg#b", à la ligne 1'],
  ["a link", drawing('<a href="#b"><path d="M0 0h9"/></a>'), "<a>, à la ligne 1"],
  [
    "what sets an address",
    drawing('<path d="M0 0h9"><set attributeName="href" to="javascript:1"/></path>'),
    "<set>, à la ligne 1",
  ],
  ["HTML", drawing("<foreignObject><p>Un</p></foreignObject>"), "<foreignObject>, à la ligne 1"],
])("a cover that is a drawing with %s is refused, with its line", async (_, svg, part) => {
  const [problem, ...others] = await faultsOf(svg)
  expect(others).toEqual([])
  expect(problem).toMatchObject({ severity: "error", file: "content/projects/un/index.mdx" })
  expect(problem?.received).toBe(`${part} du dessin`)
})

test("a drawing as heavy as a traced photograph is refused", async () => {
  const [problem, ...others] = await faultsOf(drawing(`<path d="M0 0${"h1".repeat(12_000)}"/>`))
  expect(others).toEqual([])
  expect(problem?.received).toMatch(/^24\d{3} octets$/)
})

test.each([
  ["a script", drawing("<script>1</script>"), "<script>, à la ligne 1"],
  ["a handler", drawing("", 'viewBox="0 0 9 9"\nonload ="1"'), "l’attribut onload, à la ligne 2"],
  [
    "a handler of HTML in it",
    drawing('<foreignObject><p onclick="1">Un</p></foreignObject>'),
    "l’attribut onclick, à la ligne 1",
  ],
  [
    "what sets a handler",
    drawing('<set attributeName="onload" to="1"/>'),
    'attributeName="onload", à la ligne 1',
  ],
  [
    "what sets an address",
    drawing('<a><set attributeName="xlink:href" to="javascript:1"/></a>'),
    'attributeName="xlink:href", à la ligne 1',
  ],
  [
    "a link that runs code",
    drawing('<a href="java&#10;script:1">Un</a>'),
    'href="java\\nscript:1", à la ligne 1',
  ],
  [
    "a style from elsewhere",
    drawing('<path style="fill:url(//a.example/b)"/>'),
    'style="fill:url(//a.example/b)", à la ligne 1',
  ],
  [
    "a style sheet from elsewhere",
    drawing("<style>@import 'https://a.example/b.css';</style>"),
    "<style>, à la ligne 1",
  ],
  [
    "a frame",
    drawing('<foreignObject><iframe src="https://a.example/"/></foreignObject>'),
    "<iframe>, à la ligne 1",
  ],
  [
    "a script under another name",
    drawing("<x:script>1</x:script>", 'viewBox="0 0 9 9" xmlns:x="http://www.w3.org/2000/svg"'),
    "<x:script>, à la ligne 1",
  ],
  [
    "a script in an entity",
    `<!DOCTYPE svg [ <!ENTITY a "<script>1</script>"> ]>${drawing("&a;")}`,
    "<!DOCTYPE>, à la ligne 1",
  ],
  [
    "a handler that the document type adds",
    `<!DOCTYPE svg [ <!ATTLIST svg onload CDATA "1"> ]>\n${drawing("")}`,
    "<!DOCTYPE>, à la ligne 1",
  ],
  [
    "a style sheet named by an instruction",
    `<?xml version="1.0"?>\n<?xml-stylesheet href="https://a.example/b.css"?>\n${drawing("")}`,
    "<?>, à la ligne 2",
  ],
  [
    "another document",
    drawing('<use href="data:image/svg+xml,a#b"/>'),
    'href="data:image/svg+xml,a#b", à la ligne 1',
  ],
])(
  "a picture of the text that is a drawing with %s is refused, with its line",
  async (_, svg, part) => {
    const [problem, ...others] = await faultsInText(svg)
    expect(others).toEqual([])
    expect(problem).toMatchObject({
      severity: "error",
      file: "content/blog/un/index.md",
      line: 7,
    })
    expect(problem?.received).toBe(`${part} du dessin`)
  },
)

test("a picture of the text may have what a picture's file shows and never runs", async () => {
  const shapes =
    "<style>@media (prefers-color-scheme: dark) { path { fill: red } }</style>" +
    '<a href="https://a.example/"><path d="M0 0h9" style="fill:url(#b)"/></a>' +
    '<animate attributeName="opacity" values="0;1" dur="2s"/>' +
    '<foreignObject width="9" height="9"><div xmlns="http://www.w3.org/1999/xhtml" style="color:red">Un</div></foreignObject>'
  expect(await faultsInText(drawing(shapes))).toEqual([])
})

test.each([
  ["Illustrator's", ILLUSTRATOR, ['"#D9485F"', '"url(#a__c)"', '<linearGradient id="a__c"']],
  [
    "Inkscape's",
    INKSCAPE,
    ['"url(#a__b)"', 'xlink:href="#a__a"', 'xlink:href="data:image/png;', ">Salut<"],
  ],
])("%s files are covers and pictures, with what they show", async (_, svg, shown) => {
  expect(await faultsOf(svg)).toEqual([])
  expect(await faultsInText(svg)).toEqual([])
  const root = await tempDir({ "planche.svg": svg })
  const html = coverDrawing(`${root}/planche.svg`, "a")
  // Its colours are of paper, also on a dark page.
  for (const part of [...shown, '"var(--picture-paper)"']) expect(html).toContain(part)
  expect(html).not.toMatch(/style=|inkscape|class/)
})

test("a drawing that is no XML is refused with what is wrong", async () => {
  const [problem] = await problemsOf({
    "content/site.yml": `logo: ./logo.svg\n${SITE}`,
    "content/logo.svg": '<svg viewBox="0 0 9 9"><path></svg>',
  })
  expect(problem).toMatchObject({
    severity: "error",
    received: expect.stringMatching(/:1:\d+: /),
  })
})
