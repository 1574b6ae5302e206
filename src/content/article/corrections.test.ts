import { compileArticle } from "../compile-article"

const treeOf = async (source: string) => {
  const { tree, problems } = await compileArticle(source)
  expect(problems).toEqual([])
  return JSON.stringify(tree)
}

const REMOVED = '["del",{"data-said":"supprimé : "},"67 s"]," "'
const added = (text: string) => `["ins",{"data-said":"ajouté : "},${text}]`

describe("LOOK-FINDINGS, move 5: a correction in red ink", () => {
  test("is HTML's own elements, with the remark as a sidenote", async () => {
    const source = 'En <Correction was="67 s" why="Mesuré hier.">46 *s*</Correction>.'
    const note = '["Sidenote",{"repeated":true},"Mesuré hier."]'
    const below = '["SidenoteBelow",0,"Mesuré hier."]'
    expect(await treeOf(source)).toBe(
      `[["p",0,"En ",${REMOVED},${added('"46 ",["em",0,"s"]')},${note},"."],${below}]`,
    )
  })

  test("needs no remark", async () => {
    expect(await treeOf('<Correction was="67 s">46 s</Correction> !')).toBe(
      `[["p",0,${REMOVED},${added('"46 s"')}," !"]]`,
    )
  })

  test("alone on its lines is a paragraph", async () => {
    expect(await treeOf('<Correction was="67 s">\n\n46 s\n\n</Correction>')).toBe(
      `[["p",0,${REMOVED},${added('"46 s"')}]]`,
    )
  })
})
