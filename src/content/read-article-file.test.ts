import { z } from "zod"
import { sampleProject } from "../testing/sample-content"
import { languageOf, readArticleFile } from "./read-article-file"

const FILE = "content/blog/x.mdx"

const read = async (source: string) =>
  readArticleFile(await sampleProject({ [FILE]: source }), FILE, z.looseObject({}))

describe("front matter is YAML and nothing else (R-16)", () => {
  it.each([
    ["line feeds", "---\na: 1\n---\nb\nc"],
    ["carriage returns", "---\r\na: 1\r\n---\r\nb\r\nc"],
    ["a byte order mark", "\uFEFF---\na: 1\n---\nb\nc"],
    ["spaces after the hyphens", "--- \na: 1\n---\t\nb\nc"],
  ])("R-16: %s are fine, and the article keeps its lines", async (_name, source) => {
    const { value, text } = await read(source)
    expect([value, text?.body]).toEqual([{ a: 1 }, "\n\n\nb\nc"])
  })

  it.each(["---js", "---javascript", "---json", "--- yaml", "---toml", "---coffee", "----js"])(
    "R-16: %s is refused before anything reads it",
    async opening => {
      expect(await read(`${opening}\n{}\n---\n`)).toEqual({
        problems: [
          expect.objectContaining({
            severity: "error",
            line: 1,
            field: "en-tête",
            received: JSON.stringify(opening),
          }),
        ],
      })
    },
  )
})

test.each([
  ["lang: fr-CA", "fr-CA"],
  ['title: a\nlang: "pt-BR"', "pt-BR"],
  ["lang : en", "en"],
  ['"lang": en # remarque', "en"],
  ["{ lang: en }", "en"],
  ["title: a", "fr"],
  ["texte: |\n  lang: en", "fr"],
  ["lang: [en]", "fr"],
  ["lang: @", "fr"],
])("the language of the front matter %j is %s", async (yaml, lang) => {
  expect(languageOf(await read(`---\n${yaml}\n---\n`))).toBe(lang)
})
