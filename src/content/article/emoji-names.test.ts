/** @jest-environment node */
import { compileArticle } from "../compile-article"

const treeOf = async (source: string, format: "md" | "mdx") => {
  const { tree, problems } = await compileArticle(source, true, format)
  expect(problems.filter(({ severity }) => severity !== "hint")).toEqual([])
  return JSON.stringify(tree)
}

describe.each(["md", "mdx"] as const)("issue 15.4: names of emoji in .%s", format => {
  test.each([
    [":tada:", '"🎉"'],
    ["Un :+1: et :tada::rocket:", '"Un 👍 et 🎉🚀"'],
    ["(:tada:)", '"(🎉)"'],
  ])("%j is %s", async (source, tree) => {
    expect(await treeOf(source, format)).toContain(tree)
  })

  test.each(["`:tada:`", "10:30:45", "a:b:c", "std::x::y", "Un :inconnu: reste."])(
    "%j stays as it is",
    async source => {
      const words = source.replaceAll("`", "")
      expect((await treeOf(source, format)).replaceAll(/[\u00a0\u202f]/g, " ")).toContain(words)
    },
  )

  test("an address has no signs", async () => {
    const tree = await treeOf("https://e.example/:tada:/x et [a](https://e.example/:tada:)", format)
    expect(tree).toContain(
      '["a",{"href":"https://e.example/:tada:/x"},"https://e.example/:tada:/x"]',
    )
    expect(tree).toContain('{"href":"https://e.example/:tada:"}')
  })
})

test("issue 15.4: the plain form has the emoji itself", async () => {
  const { plain } = await compileArticle("Un :tada: *a*")
  expect(plain.markdown).toBe("Un 🎉 _a_")
  expect(plain.html).toBe("<p>Un 🎉 <em>a</em></p>")
})

describe.each(["md", "mdx"] as const)("issue 30.3: carets and tildes in .%s", format => {
  test.each([
    "a^2+b^2 = c^2",
    "^1.2 || ^2.0",
    "de ^1.2.3^ à x^y",
    "a^2*b^-1 et a^b^c",
    "~/bin et ~/x",
    "~5 min ou ~10 min",
  ])("%j stays as it is, without a word", async written => {
    const { tree, plain, problems } = await compileArticle(written, false, format)
    expect(problems).toEqual([])
    expect(tree).toEqual([["p", 0, written]])
    expect(plain).toEqual({ markdown: written, html: `<p>${written}</p>` })
  })

  test("one tilde strikes out as two do, as GitHub has it", async () => {
    const { tree, problems } = await compileArticle("~un~ ~~deux~~ ~deux mots~", false, format)
    expect(problems).toEqual([])
    const struck = (words: string) => ["del", 0, words]
    expect(tree).toEqual([["p", 0, struck("un"), " ", struck("deux"), " ", struck("deux mots")]])
  })

  test.each([
    ["1~2 ou 3~4", "~2 ou 3~", "\\~", 2],
    ["~/bin, lib~1", "~/bin, lib~", "\\~", 1],
    ["H~2~O", "~2~", "<sub>2</sub>", 2],
    ["log~10~(x)", "~10~", "<sub>10</sub>", 4],
    ["x^2^ + y", "^2^", "<sup>2</sup>", 2],
    ["10^-3^", "^-3^", "<sup>-3</sup>", 3],
    ["le XX^e^ siècle", "^e^", "<sup>e</sup>", 6],
    ["(a+b)^2^", "^2^", "<sup>2</sup>", 6],
  ])("%j has a hint with what to write", async (written, received, expected, column) => {
    const { problems } = await compileArticle(`Un.\n\n${written}`, true, format)
    expect(problems).toMatchObject([
      { severity: "hint", line: 3, column, received, expected: expect.stringContaining(expected) },
    ])
  })
})
