import {
  compiled,
  faultless,
  htmlOf,
  sidenote,
  sidenoteBelow,
} from "../../src/testing/compiled-html"
import { readTerminal } from "./terminal"

describe("VISUAL 8: a sidenote is written a second time", () => {
  test.each([
    [
      "below its paragraph, each of several in their order",
      "Un<Sidenote>a</Sidenote> deux<Sidenote>b</Sidenote> trois.",
      `<p>Un${sidenote("a")} deux${sidenote("b")} trois.</p>${sidenoteBelow("a")}${sidenoteBelow("b")}`,
    ],
    [
      "below the text of its item, before the list in it",
      "- Un.<Sidenote>a</Sidenote>\n  - Deux.<Sidenote>b</Sidenote>",
      `<ul><li>Un.${sidenote("a")}${sidenoteBelow("a")}<ul><li>Deux.${sidenote("b")}${sidenoteBelow("b")}</li></ul></li></ul>`,
    ],
  ])("%s", async (_name, source, html) => {
    expect(await htmlOf(source)).toBe(html)
  })

  test("without the ids that it holds, and counted once", async () => {
    const source = 'Un <Sidenote>deux <span id="x">trois</span></Sidenote> quatre.'
    const { html, summary } = await compiled(source)
    expect(html.match(/id="x"/g)).toHaveLength(1)
    expect(summary.words).toBe(4)
  })

  test("not in a cell, where it stays at its line", async () => {
    const html = await htmlOf("| A |\n| - |\n| Un<Sidenote>a</Sidenote> |")
    expect(html).toContain(`Un${sidenote("a").replace(" data-repeated", "")}`)
    expect(html).not.toContain("sidenote-below")
  })
})

describe("footnotes are beside their lines, where there is a margin", () => {
  test("a note of one paragraph is written again below it, without ids, and counted once", async () => {
    const { html, summary, plain } = await faultless(
      'Un[^a] deux[^b].\n\n[^a]: Trois *quatre*.\n[^b]: Cinq <span id="x">six</span>.',
    )
    const aside = (number: string, words: string) =>
      `</a></sup><span class="sidenote-mark" data-number="${number}" aria-hidden="true"></span><small class="sidenote" role="note" data-sidenote data-number="${number}" data-repeated>${words} </small>`
    expect(html).toContain(aside("1", "Trois <em>quatre</em>."))
    expect(html).toContain(aside("2", "Cinq <span>six</span>."))
    expect(html.match(/data-aside/g)).toHaveLength(3)
    expect(html.match(/id="x"/g)).toHaveLength(1)
    expect(summary.words).toBe(6)
    expect(plain).toContain("Trois <em>quatre</em>.")
  })

  test.each([
    ["one is longer than a paragraph", "Un[^a].\n\n[^a]: Deux.\n\n    Trois."],
    ["one is called twice", "Un[^a] et[^a].\n\n[^a]: Deux."],
    ["one is called from a table", "| A[^a] |\n| - |\n| b |\n\n[^a]: Deux."],
    ["one is called from a heading", "## Un[^a]\n\n[^a]: Deux."],
    ["one is called from what folds", "<details>\n\nUn[^a]\n\n</details>\n\n[^a]: Deux."],
  ])("all stay at the end when %s", async (_name, source) => {
    const { html } = await faultless(`${source}\n\nTrois[^b].\n\n[^b]: Quatre.`)
    expect(html).not.toMatch(/sidenote|data-aside/)
    expect(html).toContain("<section data-footnotes")
  })
})

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

const corrected = (added: string) =>
  `<del data-said="supprimé : ">67 s</del> <ins data-said="ajouté : ">${added}</ins>`

describe("a correction in red ink", () => {
  test.each([
    [
      "is HTML's own elements, with the remark as a sidenote",
      'En <Correction was="67 s" why="Mesuré hier.">46 *s*</Correction>.',
      `<p>En ${corrected("46 <em>s</em>")}${sidenote("Mesuré hier.")}.</p>${sidenoteBelow("Mesuré hier.")}`,
    ],
    [
      "needs no remark",
      '<Correction was="67 s">46 s</Correction> !',
      `<p>${corrected("46 s")} !</p>`,
    ],
    [
      "is no paragraph in an item of a list",
      '- En <Correction was="67 s">46 s</Correction>.',
      `<ul><li>En ${corrected("46 s")}.</li></ul>`,
    ],
    [
      "alone on its lines is a paragraph",
      '<Correction was="67 s">\n\n46 s\n\n</Correction>',
      `<p>${corrected("46 s")}</p>`,
    ],
  ])("%s", async (_name, source, expected) => {
    const { html } = await faultless(source)
    expect(html.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(expected)
  })
})

describe("ids and directions of elements", () => {
  test.each([
    ["## Merci 🎉\n\n## Merci\n\n## Merci 🎉", ["merci-1", "merci", "merci-2"]],
    ["## Bravo 👍🏽 ❤️\n\n## 👩‍💻 Code\n\n## Fin –", ["bravo", "-code", "fin-"]],
  ])("a last emoji leaves no hyphen, and other ids are those of before: %j", async (text, ids) => {
    const { summary } = await compiled(text)
    expect(summary.headings.map(({ id }) => id)).toEqual(ids)
  })

  test.each([
    ["## 🎉\n\n## Un\n\n## 👩‍💻", ["section", "un", "section-1"]],
    ["## …\n\n## →\n\n## ❤️\n\n## Section", ["section-1", "section-2", "section-3", "section"]],
    ["## !? --\n\n## ![Un](./a.png)", ["section", "section-1"]],
    [
      "## Site statique\n\n## Gatsby -\n\n## `_un`",
      ["section-site-statique", "section-gatsby--", "section-_un"],
    ],
    [
      "## 日本語の見出し\n\n## مرحبا بالعالم\n\n## ½",
      ["日本語の見出し", "مرحبا-بالعالم", "section"],
    ],
    [
      '<h2 id="un">A</h2>\n\n## Un\n\n## Un\n\n## …\n\n<h2 id="section">B</h2>',
      ["un", "un-1", "un-2", "section-1", "section"],
    ],
  ])("each heading has an id of its own: %j", async (text, ids) => {
    for (const format of ["md", "mdx"] as const) {
      const { summary, html } = await compiled(text, format)
      expect(summary.headings.map(({ id }) => id)).toEqual(ids)
      expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids)
    }
  })

  test("an element in a language from right to left has its direction, unless its author wrote one", async () => {
    const text = '<p lang="ar">ا</p>\n\n<p lang="he" dir="auto">א</p>\n\n<p lang="en">A</p>'
    for (const format of ["md", "mdx"] as const)
      expect(await htmlOf(text, format)).toBe(
        '<p lang="ar" dir="rtl">ا</p><p lang="he" dir="auto">א</p><p lang="en">A</p>',
      )
  })
})

const shown = async (meta: string, code: string) =>
  (await faultless(`\`\`\`${meta}\n${code}\n\`\`\``)).html

describe("a terminal", () => {
  test("is what has a prompt; answers are no code, and a lone quotation mark colours nothing", async () => {
    const html = await shown("console", "$ npm ci\nadded 'x\n$ ls")
    expect(html).toContain("code-terminal")
    expect(html).toContain(">Terminal</span>")
    expect(html.match(/class="line[^"]*"/g)?.join()).toBe(
      'class="line",class="line output",class="line"',
    )
    expect(html).toContain('<span class="prompt">$ </span>')
    expect(html).not.toContain("data-lines")
    expect(await shown("sh", "npm ci # $ ")).not.toContain("code-terminal")
  })

  test.each([
    ["sh", "alice@machine:~/site$ ls", "alice@machine:~/site$ "],
    ["bash", "root@machine:/# ls", "root@machine:/# "],
    ["zsh", "% ls", "% "],
    ["powershell", "PS C:\\site> ls", "PS C:\\site> "],
    ["bat", "C:\\site>ls", "C:\\site>"],
  ])("%s: %s", (lang, line, prompt) => {
    expect(readTerminal(`# rien\n${line}`, lang)).toEqual([
      { isOutput: true, text: "# rien" },
      { isOutput: false, text: "ls", prompt },
    ])
  })

  test("a command goes on below", () => {
    const lines = readTerminal("$ a \\\n  b \\\n> c\nd", "sh") ?? []
    expect(lines.map(({ isOutput, text }) => (isOutput ? `(${text})` : text))).toEqual([
      "a \\",
      "  b \\",
      "c",
      "(d)",
    ])
  })

  test("no other language has prompts", () => {
    expect(readTerminal("$ a", "php")).toBeUndefined()
  })
})
