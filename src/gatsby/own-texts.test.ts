import { join } from "node:path"
import { tempDir } from "../testing/temp-dir"

const writeOwnTexts = require("./own-texts.cjs")

const IMPORT = 'import { labelLang, t } from "../i18n/translate"\n'
const SOURCE = `${IMPORT}t("skip.main") + labelLang("home.stack.lang") + "site.yml"`

/** Module that webpack gets for a file with this source. */
async function compiled(resourcePath: string, inPlace: boolean, source = SOURCE) {
  const texts = JSON.stringify({ "skip.main": "Au texte", "home.stack.lang": "" })
  const file = join(await tempDir({ "texts.json": texts }), "texts.json")
  const loader = { resourcePath, getOptions: () => ({ file, inPlace }), addDependency: () => {} }
  return writeOwnTexts.call(loader, source)
}

const LIST = join(process.cwd(), "src/i18n/fr.json")

test("the browser’s scripts have the owner's texts in their place, and no list", async () => {
  expect(await compiled("/a.tsx", true)).toBe(`${IMPORT}"Au texte" + undefined + "site.yml"`)
  expect(await compiled(LIST, true)).toBe("{}")
})

test.each(["const { t } = useWords()", "const show = ({ t }: ActionInput) =>"])(
  "a text of an article's part is looked up in the article's language when it shows: %s",
  async source => {
    const module = await compiled("/a.tsx", true, `${source}\nt("skip.main")`)
    expect(module).toBe(`${source}\nt("Au texte")`)
  },
)

test("the HTML is rendered with the owner's list", async () => {
  expect(await compiled("/a.tsx", false)).toBe(SOURCE)
  expect(JSON.parse(await compiled(LIST, false))).toMatchObject({ "skip.main": "Au texte" })
})
