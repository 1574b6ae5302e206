import { compiled, faultless } from "../../src/testing/compiled-html"

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
    expect(plain).toBe(html)
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

describe.each(["md", "mdx"] as const)("names between colons in .%s", format => {
  test("the name of an emoji stays as it is, and the first has a warning", async () => {
    const { problems, plain } = await compiled("Un :tada: et (:rocket:).", format)
    expect(problems).toMatchObject([{ severity: "warning", received: ":tada:" }])
    expect(plain).toContain(":rocket:")
  })

  test.each(["`:tada:`", "10:30:45", "a:b:c", "std::x::y"])("%j is no emoji", async source => {
    await faultless(source, format)
  })
})

test("the first tag of another system has a warning, and one in code has none", async () => {
  const { problems } = await compiled('`{% a %}`\n\nUn {{< b c="d" >}} et {% e %}.', "md")
  expect(problems).toMatchObject([
    { severity: "warning", line: 3, column: 4, received: '{{< b c="d" >}}' },
  ])
})
