import { compileArticle } from "../compile-article"

const compiled = async (source: string) => {
  const { tree, plain, problems } = await compileArticle(source)
  expect(problems).toEqual([])
  return { tree: JSON.stringify(tree), plain }
}

describe("issue 15.4: alerts as on GitHub", () => {
  test.each([
    ["NOTE", '{"kind":"note"}', "À noter"],
    ["TIP", '{"kind":"tip"}', "À retenir"],
    ["IMPORTANT", '{"kind":"note","title":"Important"}', "Important"],
    ["WARNING", '{"kind":"warning"}', "Attention"],
    ["CAUTION", '{"kind":"warning","title":"Danger"}', "Danger"],
  ])("%s is a callout, in feeds too", async (name, properties, title) => {
    const { tree, plain } = await compiled(`> [!${name}]\n> Un *mot*.`)
    expect(tree).toBe(`[["Callout",${properties},["p",0,"Un ",["em",0,"mot"],"."]]]`)
    expect(plain.markdown).toBe(`> **${title}**\n>\n> Un _mot_.`)
    expect(plain.html).toContain(`<strong>${title}</strong>`)
  })

  test("holds all that a quotation holds, and stands in lists and quotations", async () => {
    const { tree, plain } = await compiled("- a\n\n  > [!note]\n  >\n  > - b\n\n> > [!TIP]\n> > c")
    expect(tree).toContain('["Callout",{"kind":"note"},["ul",0,["li",0,"b"]]]')
    expect(tree).toContain('["blockquote",0,["Callout",{"kind":"tip"},["p",0,"c"]]]')
    expect(plain.html).not.toContain("[!")
  })

  test("is none where words follow the mark, or in code", async () => {
    const { tree } = await compiled("> [!TIP] et la suite\n\n`[!TIP]`\n\n> a\n> [!TIP]")
    expect(tree).not.toContain("Callout")
  })

  test("another word stays a quotation, and its author is told", async () => {
    const { tree, problems } = await compileArticle("> [!WARNIN]\n> a")
    expect(JSON.stringify(tree)).toContain("blockquote")
    expect(problems).toMatchObject([
      {
        severity: "warning",
        line: 1,
        received: "[!WARNIN]",
        hint: expect.stringContaining("WARNING"),
      },
    ])
  })
})
