/** @jest-environment node */
import { compileArticle } from "../compile-article"

const compiled = async (source: string) => {
  const { tree, summary, plain, problems } = await compileArticle(source)
  expect(problems).toEqual([])
  return { tree: JSON.stringify(tree), summary, plain }
}

describe("issue 15.4: footnotes are beside their lines, where there is a margin", () => {
  test("a note of one paragraph is written a second time after its mark, without ids and counted once", async () => {
    const { tree, summary, plain } = await compiled(
      'Un[^a] deux[^b].\n\n[^a]: Trois *quatre*.\n[^b]: Cinq <span id="x">six</span>.',
    )
    const aside = (number: string, words: string) =>
      `["Sidenote",{"repeated":true,"number":"${number}"},${words}]`
    expect(tree).toContain(aside("1", '"Trois ",["em",0,"quatre"],". "'))
    expect(tree).toContain(aside("2", '"Cinq ",["span",0,"six"],". "'))
    expect(tree.match(/"data-aside":""/g)).toHaveLength(3)
    expect(tree.match(/"id":"x"/g)).toHaveLength(1)
    expect(summary.words).toBe(6)
    expect(plain.markdown).toContain("[^a]: Trois *quatre*.")
  })

  test.each([
    ["one is longer than a paragraph", "Un[^a].\n\n[^a]: Deux.\n\n    Trois."],
    ["one is called twice", "Un[^a] et[^a].\n\n[^a]: Deux."],
    ["one is called from a table", "| A[^a] |\n| - |\n| b |\n\n[^a]: Deux."],
    ["one is called from a heading", "## Un[^a]\n\n[^a]: Deux."],
    ["one is called from what folds", "<details>\n\nUn[^a]\n\n</details>\n\n[^a]: Deux."],
  ])("all stay at the end when %s", async (_name, source) => {
    const { tree } = await compiled(`${source}\n\nTrois[^b].\n\n[^b]: Quatre.`)
    expect(tree).not.toMatch(/Sidenote|data-aside/)
    expect(tree).toContain('"data-footnotes":""')
  })
})
