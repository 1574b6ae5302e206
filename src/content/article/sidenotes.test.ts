import { compileArticle } from "../compile-article"

const treeOf = async (source: string) => JSON.stringify((await compileArticle(source)).tree)

const note = (text: string) => `["Sidenote",{"repeated":true},${JSON.stringify(text)}]`
const below = (text: string) => `["SidenoteBelow",0,${JSON.stringify(text)}]`

describe("VISUAL 8: a sidenote is written a second time", () => {
  test("below its paragraph, each of several in their order", async () => {
    const tree = await treeOf("Un<Sidenote>a</Sidenote> deux<Sidenote>b</Sidenote> trois.")
    expect(tree).toBe(
      `[["p",0,"Un",${note("a")}," deux",${note("b")}," trois."],${below("a")},${below("b")}]`,
    )
  })

  test("below the text of its item, before the list in it", async () => {
    const tree = await treeOf("- Un.<Sidenote>a</Sidenote>\n  - Deux.<Sidenote>b</Sidenote>")
    const inner = `["ul",0,["li",0,"Deux.",${note("b")},${below("b")}]]`
    expect(tree).toBe(`[["ul",0,["li",0,"Un.",${note("a")},${below("a")},${inner}]]]`)
  })

  test("without the ids that it holds, and counted once", async () => {
    const source = 'Un <Sidenote>deux <span id="x">trois</span></Sidenote> quatre.'
    const { tree, summary } = await compileArticle(source)
    expect(JSON.stringify(tree).match(/"id":"x"/g)).toHaveLength(1)
    expect(summary.words).toBe(4)
  })

  test("not in a cell, where it stays at its line", async () => {
    const tree = await treeOf("| A |\n| - |\n| Un<Sidenote>a</Sidenote> |")
    expect(tree).toContain('["Sidenote",0,"a"]')
    expect(tree).not.toContain("SidenoteBelow")
  })
})
