/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server"
import { renderArticle } from "../../components/article-body"
import { compileArticle } from "../compile-article"

const fenced = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\``

async function shown(meta: string, code: string) {
  const { tree, problems } = await compileArticle(fenced(meta, code))
  expect(problems).toEqual([])
  return renderToStaticMarkup(renderArticle(tree))
}

describe("issue 15.2: types that the compiler says", () => {
  test("each word has its type in the static HTML, and the first of a kind takes the focus", async () => {
    const html = await shown("ts twoslash", "const visits = [1]\nvisits.at(0)")
    expect(html).toContain(
      '<span class="code-type" tabindex="0"><span class="tok-constant">visits</span><span class="code-panel" data-pagefind-ignore="all">const visits: number[]</span></span>',
    )
    expect(html).toContain('tabindex="-1"><span class="tok-constant">visits<')
    expect(html).toContain('data-longest="(method) Array')
  })

  test("what is asked for, meant or remarked is written below its line; cut code is left out", async () => {
    const html = await shown(
      "ts twoslash /a/",
      "// @errors: 2322\nlet hidden = 1\n// ---cut---\nconst a: string = hidden\n//    ^?\n// @log: Une remarque",
    )
    expect(html).toMatch(/<span class="code-query" lang="en">const a: string\n<\/span>/)
    expect(html).toMatch(/<span class="code-error" lang="en">TS2322: Type /)
    expect(html).toMatch(/<span class="code-note"[^>]*> ?Une remarque/)
    expect(html).not.toMatch(/let hidden =|cut|@errors/)
    expect(html).not.toContain("data-lines")
  })

  test.each([
    ["let a = 1\nconst b: string = a", [5, 7], /^TS2322: Type 'number' is not assignable/],
    ["let b = 1\n// ---cut---\nb.c", [6, 3], /^TS2339: /],
    ['import "./src/shared/slug"\nimport a from "rien"', [5, 15], /^TS2307: /],
    ["// @foo: bar\nlet a", [4, 1], /^@foo$/],
    ["let a = 1\n\n//          ^?", [4, 1], /\^\? is in a removal range/],
  ])("%j is an error at its line", async (code, [line, column], received) => {
    const text = fenced("ts twoslash", code)
    const { problems } = await compileArticle(`Texte.\n\n${text}`)
    expect(problems.at(-1)).toMatchObject({ severity: "error", field: "code", line, column })
    expect(problems.at(-1)?.received).toMatch(received)
  })

  test("feeds and the Markdown twin have the code alone", async () => {
    const code = "// @errors: 2322\nconst a: string = 1\n//    ^?"
    const { plain } = await compileArticle(fenced("ts twoslash", code))
    expect(plain.markdown).toBe("```ts twoslash\nconst a: string = 1\n```")
    expect(plain.html).toContain('<code class="language-ts">const a: string = 1\n</code>')
  })
})
