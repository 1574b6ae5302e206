import { compiled, faultless } from "../../src/testing/compiled-html"

describe("alerts as on GitHub", () => {
  test.each([
    ["NOTE", "note", "À noter"],
    ["TIP", "tip", "À retenir"],
    ["IMPORTANT", "note", "Important", "À noter. "],
    ["WARNING", "warning", "Attention"],
    ["CAUTION", "warning", "Danger", "Attention. "],
  ])("%s is a callout, in feeds too", async (name, kind, title, hidden = "") => {
    const { html, plain } = await faultless(`> [!${name}]\n> Un *mot*.`)
    const [head = "", ...body] = html.split("</p>")
    expect(head).toContain(`role="note" aria-label="${title}" data-kind="${kind}"`)
    expect(head.replaceAll(/<[^>]*>/g, "")).toBe(hidden + title)
    expect(body.join("")).toBe("<p>Un <em>mot</em>.</aside>")
    expect(plain).toContain(`<strong>${title}</strong>`)
    expect(plain).toContain("Un <em>mot</em>.")
  })

  test("holds all that a quotation holds, and stands in lists and quotations", async () => {
    const { html, plain } = await faultless("- a\n\n  > [!note]\n  >\n  > - b\n\n> > [!TIP]\n> > c")
    expect(html).toMatch(/<li><p>a<\/p><aside .*À noter<\/p><ul><li>b<\/li><\/ul><\/aside><\/li>/)
    expect(html).toMatch(/<blockquote><aside .*À retenir<\/p><p>c<\/p><\/aside><\/blockquote>/)
    expect(plain).not.toContain("[!")
  })

  test("of more than 25 words is marked, because the narrow margin has no room for it", async () => {
    const remark = async (count: number) => {
      const { html } = await faultless(`> [!TIP]\n> ${"mot ".repeat(count).trim()} : 1.`)
      return html.includes("data-long")
    }
    expect([await remark(25), await remark(26)]).toEqual([false, true])
  })

  test("is none where words follow the mark, or in code", async () => {
    const { html } = await faultless("> [!TIP] et la suite\n\n`[!TIP]`\n\n> a\n> [!TIP]")
    expect(html).not.toContain("callout")
  })

  test("another word stays a quotation, with a hint to its author", async () => {
    const { html, problems } = await compiled("> [!WARNIN]\n> a")
    expect(html).toContain("<blockquote>")
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
