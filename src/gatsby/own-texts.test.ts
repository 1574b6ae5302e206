import { join } from "node:path"
import { tempDir } from "../testing/temp-dir"

const writeOwnTexts = require("./own-texts.cjs")

const SOURCE = 't("skip.main") + labelLang("home.stack.lang") + "site.yml"'

const sourceOf = (path: string): string =>
  path.includes("useWords") ? 'const { t } = useWords()\nt("skip.main")' : SOURCE

/** Module that webpack gets for a file. */
async function compiled(resourcePath: string, inPlace: boolean): Promise<string> {
  const texts = JSON.stringify({ "skip.main": "Au texte", "home.stack.lang": "" })
  const file = join(await tempDir({ "texts.json": texts }), "texts.json")
  const loader = { resourcePath, getOptions: () => ({ file, inPlace }), addDependency: () => {} }
  return writeOwnTexts.call(loader, sourceOf(resourcePath))
}

const LIST = join(process.cwd(), "src/i18n/fr.json")

test("the browser’s scripts have the owner's texts in their place, and no list", async () => {
  expect(await compiled("/a.tsx", true)).toBe('"Au texte" + undefined + "site.yml"')
  expect(await compiled(LIST, true)).toBe("{}")
  // It is looked up in the article's own language when it shows.
  expect(await compiled("/useWords.tsx", true)).toBe('const { t } = useWords()\nt("Au texte")')
})

test("the HTML is rendered with the owner's list", async () => {
  expect(await compiled("/a.tsx", false)).toBe(SOURCE)
  expect(JSON.parse(await compiled(LIST, false))).toMatchObject({ "skip.main": "Au texte" })
})
