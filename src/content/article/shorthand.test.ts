/** @jest-environment node */
import { compileArticle } from "../compile-article"

const treeOf = async (source: string, format: "md" | "mdx") => {
  const { tree, problems } = await compileArticle(source, true, format)
  expect(problems.filter(({ severity }) => severity !== "hint")).toEqual([])
  return JSON.stringify(tree)
}

const sub = (text: string) => `["sub",0,"${text}"]`
const sup = (text: string) => `["sup",0,"${text}"]`

describe.each(["md", "mdx"] as const)("issue 15.4: small signs in .%s", format => {
  test.each([
    ["H~2~O", `"H",${sub("2")},"O"`],
    ["x^2^ + y^2^", `"x",${sup("2")}," + y",${sup("2")}`],
    ["10^15^", `"10",${sup("15")}`],
    ["**x^n^**", `["strong",0,"x",${sup("n")}]`],
    ["~deux mots~ ~~un~~", '["del",0,"deux mots"]," ",["del",0,"un"]'],
    [":tada:", '"🎉"'],
    ["Un :+1: et :tada::rocket:", '"Un 👍 et 🎉🚀"'],
    ["(:tada:)", '"(🎉)"'],
  ])("%j is %s", async (source, tree) => {
    expect(await treeOf(source, format)).toContain(tree)
  })

  test.each([
    "`H~2~O x^2^ :tada:`",
    "10:30:45",
    "a:b:c",
    "std::x::y",
    "Un :inconnu: reste.",
    "a^b et c^d",
    "~/x et ~/y",
  ])("%j stays as it is", async source => {
    const words = source.replaceAll("`", "")
    expect((await treeOf(source, format)).replaceAll(/[\u00a0\u202f]/g, " ")).toContain(words)
  })

  test("an address has no signs", async () => {
    const tree = await treeOf(
      "https://e.example/:tada:/x et [a](https://e.example/:tada:^2^)",
      format,
    )
    expect(tree).toContain(
      '["a",{"href":"https://e.example/:tada:/x"},"https://e.example/:tada:/x"]',
    )
    expect(tree).toContain('{"href":"https://e.example/:tada:%5E2%5E"}')
  })
})

test("issue 15.4: the plain form has tags, which GitHub reads, and the emoji itself", async () => {
  const { plain } = await compileArticle("H~2~O :tada: x^2^")
  expect(plain.markdown).toBe("H<sub>2</sub>O 🎉 x<sup>2</sup>")
  expect(plain.html).toBe("<p>H<sub>2</sub>O 🎉 x<sup>2</sup></p>")
})
