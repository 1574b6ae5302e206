import { compiled, faultless, htmlOf } from "../../src/testing/compiled-html"

describe.each(["md", "mdx"] as const)("names of emoji in .%s", format => {
  test.each([
    [":tada:", "🎉"],
    ["Un :+1: et :tada::rocket:", "Un 👍 et 🎉🚀"],
    ["(:tada:)", "(🎉)"],
  ])("%j is %s", async (source, words) => {
    expect(await htmlOf(source, format)).toBe(`<p>${words}</p>`)
  })

  test.each(["`:tada:`", "10:30:45", "a:b:c", "std::x::y", "Un :inconnu: reste."])(
    "%j stays as it is",
    async source => {
      const words = source.replaceAll("`", "")
      expect((await htmlOf(source, format)).replaceAll(/[\u00a0\u202f]/g, " ")).toContain(words)
    },
  )

  test("an address has no signs", async () => {
    const html = await htmlOf("https://e.example/:tada:/x et [a](https://e.example/:tada:)", format)
    expect(html).toContain('<a href="https://e.example/:tada:/x">https://e.example/:tada:/x</a>')
    expect(html).toContain('href="https://e.example/:tada:"')
  })
})

test("the plain form has the emoji itself", async () => {
  const { plain } = await faultless("Un :tada: *a*")
  expect(plain.markdown).toBe("Un 🎉 _a_")
  expect(plain.html).toBe("<p>Un 🎉 <em>a</em></p>")
})

describe.each(["md", "mdx"] as const)("carets and tildes in .%s", format => {
  test.each([
    "a^2+b^2 = c^2",
    "^1.2 || ^2.0",
    "de ^1.2.3^ à x^y",
    "a^2*b^-1 et a^b^c",
    "~/bin et ~/x",
    "~5 min ou ~10 min",
  ])("%j stays as it is, without a word", async written => {
    const { html, plain } = await faultless(written, format, false)
    expect(html).toBe(`<p>${written}</p>`)
    expect(plain.html).toBe(html)
    // Signs that could be Markdown's are escaped.
    expect(plain.markdown.replaceAll("\\", "")).toBe(written)
  })

  test("one tilde strikes out as two do, as GitHub has it", async () => {
    const { html } = await faultless("~un~ ~~deux~~ ~deux mots~", format, false)
    expect(html).toBe("<p><del>un</del> <del>deux</del> <del>deux mots</del></p>")
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
    const { problems } = await compiled(`Un.\n\n${written}`, format)
    expect(problems).toMatchObject([
      { severity: "hint", line: 3, column, received, expected: expect.stringContaining(expected) },
    ])
  })
})
