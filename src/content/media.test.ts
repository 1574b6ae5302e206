import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { coverDrawing } from "../gatsby/drawings"
import { ILLUSTRATOR, INKSCAPE } from "../testing/editor-drawings"
import { loadSample, post, problemsOf, SITE, SVG, sampleProject } from "../testing/sample-content"
import { tempDir } from "../testing/temp-dir"
import { isMoving } from "./moving-picture"
import { mediaFacts, shownFault } from "./shown-file"

describe("drawings", () => {
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
})

describe("moving pictures", () => {
  const GIF = join(process.cwd(), "src/testing/builds/every-part/pictures/film.gif")

  const frames = () => sharp(GIF, { animated: true })

  /** Makes a head that sharp cannot write, by one mark in it. */
  const marked = (still: Buffer, before: string, mark: string) => {
    const at = still.indexOf(before)
    return Buffer.concat([still.subarray(0, at), Buffer.from(mark), still.subarray(at)])
  }

  test.each<[string, boolean, () => Promise<Buffer>]>([
    ["a.gif", true, () => readFile(GIF)],
    ["b.gif", false, () => sharp(GIF).gif().toBuffer()],
    ["c.webp", true, () => frames().webp().toBuffer()],
    ["d.webp", false, () => sharp(GIF).webp().toBuffer()],
    ["e.png", true, async () => marked(await sharp(GIF).png().toBuffer(), "IDAT", "acTL")],
    ["f.png", false, async () => marked(await sharp(GIF).png().toBuffer(), "IEND", "acTL")],
    [
      "g.avif",
      true,
      async () =>
        Buffer.from(
          (await sharp(GIF).avif().toBuffer()).toString("latin1").replace("ftypavif", "ftypavis"),
          "latin1",
        ),
    ],
    ["h.avif", false, () => sharp(GIF).avif().toBuffer()],
    ["i.jpg", false, () => sharp(GIF).jpeg().toBuffer()],
  ])("what moves is known by its file: %s %p", async (name, moves, content) => {
    const root = await sampleProject()
    await writeFile(join(root, name), await content())
    expect(await isMoving(join(root, name))).toBe(moves)
  })

  test("an animated picture is right in a text; as a cover it has a warning", async () => {
    const root = await sampleProject({
      "content/blog/x/index.md": post("![Un](./a.webp) ![Deux](./b.gif) ![Trois](./c.gif)"),
      "content/blog/y/index.md": post(
        "Du texte.",
        "date: 2024-01-01\ncover: ./a.webp\ncoverAlt: Un",
      ),
      "content/blog/x/b.gif": "",
      "content/blog/y/a.webp": "",
    })
    const write = async (name: string, content: Promise<Buffer>) =>
      writeFile(join(root, "content/blog", name), await content)
    await write("x/a.webp", frames().webp().toBuffer())
    await write("y/a.webp", frames().webp().toBuffer())
    await write("x/b.gif", readFile(GIF))
    await write("x/c.gif", sharp(GIF).gif().toBuffer())
    const { problems } = await loadSample(root)
    expect(problems).toMatchObject([
      {
        severity: "warning",
        file: "content/blog/y/index.md",
        field: "cover",
        line: 5,
        received: '"./a.webp"',
      },
    ])
  })
})

describe("films and sounds", () => {
  const MEDIA = join(process.cwd(), "src/testing/builds/every-part/pictures")
  const FILES = ["film.mp4", "film.gif", "film.png", "film.vtt", "note.mp3"]

  /** Messages of the check on an article that has these files beside it, by the line. */
  async function told(article: string): Promise<string[]> {
    const root = await sampleProject({
      "content/blog/x/index.mdx": post(article),
      "content/blog/x/text.mp4": "no film",
      "content/blog/x/text.vtt": "1\n00:00 --> 00:01\nno captions",
      "static/logo.svg": SVG,
    })
    const folder = join(root, "content/blog/x")
    await mkdir(folder, { recursive: true })
    for (const file of FILES) await copyFile(join(MEDIA, file), join(folder, file))
    const { problems } = await loadSample(root)
    return problems.map(
      ({ field, severity, expected, received, hint }) =>
        `${field} ${severity}: ${expected}; ${received}; ${hint}`,
    )
  }

  test("size and sound of a film are read from its file", async () => {
    const film = { width: 320, height: 180, hasSound: true }
    expect(await mediaFacts(join(MEDIA, "film.mp4"))).toEqual(film)
    expect(await mediaFacts(join(MEDIA, "note.mp3"))).toMatchObject({ width: 0, hasSound: true })
    expect(await mediaFacts(join(MEDIA, "film.png"))).toBeUndefined()
  })

  test("a file is read again when it has changed: corrected, removed, added", async () => {
    const root = await sampleProject({
      "content/blog/x/plan.svg": "<svg>",
      "content/blog/x/note.mp3": "",
    })
    const [article = "", drawing = "", note = ""] = ["index.mdx", "plan.svg", "note.mp3"].map(
      name => join(root, "content/blog/x", name),
    )
    const faults = async () =>
      Promise.all(["./plan.svg", "./note.mp3"].map(src => shownFault(root, article, src)))
    expect(await faults()).toEqual([expect.anything(), expect.anything()])
    await writeFile(drawing, SVG)
    await rm(note)
    expect(await faults()).toEqual([undefined, expect.anything()])
    await copyFile(join(MEDIA, "note.mp3"), note)
    expect(await faults()).toEqual([undefined, undefined])
  })

  test.each([
    '<Video src="./film.mp4" poster="./film.png" captions="./film.vtt" title="x" />',
    '<Video src="./film.mp4" title="x" loop />',
    "![Une note](./note.mp3)",
    "![Le logo](/logo.svg)",
    "![Le logo, dans une phrase](/logo.svg).",
  ])("%s is right", async article => {
    expect(await told(article)).toEqual([])
  })

  test.each([
    [
      "![x](https://a.example/b.png)",
      /^image error: un fichier à côté.*Chaque visite donnerait l’adresse/,
    ],
    [
      '<Video src="https://a.example/b.mp4" title="x" />',
      /^fichier error: un fichier à côté.*Chaque visite/,
    ],
    ["![x](//a.example/b.png)", /^image error: un fichier à côté.*Chaque visite/],
    ["![x](/none.png)", /^image error: un fichier qui existe dans static/],
    ["![x](/../content/site.yml)", /^image error: un fichier à côté/],
    ["![x](./none.mp4)", /^fichier error: .*qui n’existe pas/],
    ["![x](./text.mp4)", /^fichier error: une vidéo \(mp4/],
    ['<Video src="./film.mp4" captions="./text.vtt" title="x" />', /^fichier error: .*WebVTT/],
    ["![x](./film.mp4)", /^fichier warning: des sous-titres.*Qui n’entend pas/],
  ])("%s is told", async (article, problem) => {
    expect(await told(article)).toEqual([expect.stringMatching(problem)])
  })
})
