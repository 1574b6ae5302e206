import {
  compiled,
  faultless,
  htmlOf,
  sidenote,
  sidenoteBelow,
} from "../../src/testing/compiled-html"

const corrected = (added: string) =>
  `<del data-said="supprimé : ">67 s</del> <ins data-said="ajouté : ">${added}</ins>`

describe("a correction in red ink", () => {
  test.each([
    [
      "is HTML's own elements, with the remark as a sidenote",
      'En <Correction was="67 s" why="Mesuré hier.">46 *s*</Correction>.',
      `<p>En ${corrected("46 <em>s</em>")}${sidenote("Mesuré hier.")}.</p>${sidenoteBelow("Mesuré hier.")}`,
    ],
    [
      "needs no remark",
      '<Correction was="67 s">46 s</Correction> !',
      `<p>${corrected("46 s")} !</p>`,
    ],
    [
      "is no paragraph in an item of a list",
      '- En <Correction was="67 s">46 s</Correction>.',
      `<ul><li>En ${corrected("46 s")}.</li></ul>`,
    ],
    [
      "alone on its lines is a paragraph",
      '<Correction was="67 s">\n\n46 s\n\n</Correction>',
      `<p>${corrected("46 s")}</p>`,
    ],
  ])("%s", async (_name, source, expected) => {
    const { html } = await faultless(source)
    expect(html.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(expected)
  })
})

describe("ids and directions of elements", () => {
  test.each([
    ["## Merci 🎉\n\n## Merci\n\n## Merci 🎉", ["merci-1", "merci", "merci-2"]],
    ["## Bravo 👍🏽 ❤️\n\n## 👩‍💻 Code\n\n## Fin –", ["bravo", "-code", "fin-"]],
  ])("a last emoji leaves no hyphen, and other ids are those of before: %j", async (text, ids) => {
    const { summary } = await compiled(text)
    expect(summary.headings.map(({ id }) => id)).toEqual(ids)
  })

  test.each([
    ["## 🎉\n\n## Un\n\n## 👩‍💻", ["section", "un", "section-1"]],
    ["## …\n\n## →\n\n## ❤️\n\n## Section", ["section-1", "section-2", "section-3", "section"]],
    ["## !? --\n\n## ![Un](./a.png)", ["section", "section-1"]],
    [
      "## Site statique\n\n## Gatsby -\n\n## `_un`",
      ["section-site-statique", "section-gatsby--", "section-_un"],
    ],
    [
      "## 日本語の見出し\n\n## مرحبا بالعالم\n\n## ½",
      ["日本語の見出し", "مرحبا-بالعالم", "section"],
    ],
    [
      '<h2 id="un">A</h2>\n\n## Un\n\n## Un\n\n## …\n\n<h2 id="section">B</h2>',
      ["un", "un-1", "un-2", "section-1", "section"],
    ],
  ])("each heading has an id of its own: %j", async (text, ids) => {
    for (const format of ["md", "mdx"] as const) {
      const { summary, html } = await compiled(text, format)
      expect(summary.headings.map(({ id }) => id)).toEqual(ids)
      expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids)
    }
  })

  test("an element in a language from right to left has its direction, unless its author wrote one", async () => {
    const text = '<p lang="ar">ا</p>\n\n<p lang="he" dir="auto">א</p>\n\n<p lang="en">A</p>'
    for (const format of ["md", "mdx"] as const)
      expect(await htmlOf(text, format)).toBe(
        '<p lang="ar" dir="rtl">ا</p><p lang="he" dir="auto">א</p><p lang="en">A</p>',
      )
  })
})
