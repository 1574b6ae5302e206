import { faultless, sidenote, sidenoteBelow } from "../../src/testing/compiled-html"

const corrected = (added: string) =>
  `<del data-said="supprimé : ">67 s</del> <ins data-said="ajouté : ">${added}</ins>`

describe("LOOK-FINDINGS, move 5: a correction in red ink", () => {
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
