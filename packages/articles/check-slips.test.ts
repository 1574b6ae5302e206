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
})

describe.each(["md", "mdx"] as const)("names between colons in .%s", format => {
  test("the name of an emoji stays as it is, and has a warning", async () => {
    const { problems, plain } = await compiled("Un :tada: et (:rocket:).", format)
    const names = [":tada:", ":rocket:"].map(received => ({ severity: "warning", received }))
    expect(problems).toMatchObject(names)
    expect(plain).toContain(":rocket:")
  })

  test.each(["`:tada:`", "10:30:45", "a:b:c", "std::x::y"])("%j is no emoji", async source => {
    await faultless(source, format)
  })
})

test("each tag of another system has a warning, and one in code has none", async () => {
  const { problems } = await compiled('`{% a %}`\n\nUn {{< b c="d" >}} et {% e %}.', "md")
  expect(problems).toMatchObject([
    { severity: "warning", line: 3, column: 4, received: '{{< b c="d" >}}' },
    { severity: "warning", line: 3, column: 23, received: "{% e %}" },
  ])
})
