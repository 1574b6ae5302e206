import { fileFinder } from "./files"
import { languageOf } from "./plan-posts"

it.each([
  ["C’est un texte dans la langue du site.", "fr"],
  ["This is a text of the site, and it is in English.", "en"],
  ["これは日本語の文章です。`for (const a of b) is(a)`", "ja"],
  ["这是一篇中文文章。`for (const a of b) is(a)`", "zh"],
  ["이것은 한국어 글입니다.", "ko"],
  ["Это статья на русском языке.", "ru"],
  ["Le signe 中 est chinois.", "fr"],
])("%j is in %s", (text, lang) => {
  expect(languageOf(text)).toBe(lang)
})

test("a file of an export is found without a look at all others", () => {
  const files = Array.from({ length: 400 }, (_one, index) => `assets/${index}/plan.png`)
  let reads = 0
  const counted = new Proxy(files, {
    get: (all, key) => {
      if (/^\d+$/.test(String(key))) reads++
      return Reflect.get(all, key)
    },
  })
  const find = fileFinder(counted, [])
  for (const file of files) expect(find(`/${file}`, "a.md", "")).toBe(file)
  expect(reads).toBeLessThanOrEqual(2 * files.length)
})
