import { formatProblems } from "@site/problems"
import { written } from "../testing/compiled-html"
import { loadSample, post, problemsOf, SITE, sampleProject } from "../testing/sample-content"
import { readCompiled } from "./article-store"
import { ENGLISH, shownTexts, translationLabel } from "./english-texts"
import { siteTexts } from "./interface-texts"

const FILE = "content/texts.yml"

const FAULTS: [name: string, yaml: string, expected: string][] = [
  [
    "a key that is none",
    "fr:\n  callout.tipp: Astuce\n",
    "erreur content/texts.yml:2:3  fr.callout.tipp — attendu : le nom d’un texte de src/i18n/fr.json ; reçu : un champ inconnu, callout.tipp. Vouliez-vous dire « callout.tip » ? S’il vient d’une version précédente, retirez-le.",
  ],
  [
    "a text that is gone",
    "fr:\n  reply.or: ou\n",
    "erreur content/texts.yml:2:3  fr.reply.or — attendu : le nom d’un texte de src/i18n/fr.json ; reçu : un champ inconnu, reply.or. S’il vient d’une version précédente, retirez-le.",
  ],
  [
    "a text without the place of its value",
    "fr:\n  search.none: Rien.\n",
    'erreur content/texts.yml:2:3  fr.search.none — attendu : un texte où se trouve {words}, une fois ; reçu : "Rien.".',
  ],
  [
    "a place that gets no value",
    "fr:\n  callout.tip: Un {mot}\n",
    'erreur content/texts.yml:2:3  fr.callout.tip — attendu : un texte sans {mot} entre accolades ; reçu : "Un {mot}".',
  ],
  [
    "an empty text",
    "fr: { callout.tip: '' }\n",
    'erreur content/texts.yml:1:7  fr.callout.tip — attendu : un texte qui n’est pas vide ; reçu : "".',
  ],
  [
    "a language that is not written here",
    "de: {}\n",
    "erreur content/texts.yml:1:1  de — attendu : un des champs fr ; reçu : un champ inconnu, de.",
  ],
]

test.each(FAULTS)("R-16: %s is an error", async (_name, yaml, expected) => {
  expect(formatProblems(await problemsOf({ [FILE]: yaml }))).toBe(expected)
})

test("the owner's texts replace the shipped ones, set as the French do", async () => {
  const yaml = `fr: { search.title: "Où ?", correction.added: plus }\n`
  const { texts, problems } = await loadSample(await sampleProject({ [FILE]: yaml }))
  expect(problems).toEqual([])
  expect(texts).toMatchObject({
    "search.title": "Où\u202F?",
    // Within a sentence.
    "correction.added": "plus ",
    "search.close": "Fermer",
  })
  const plain = { [FILE]: yaml, "content/site.yml": `${SITE}typography: false\n` }
  expect((await loadSample(await sampleProject(plain))).texts["search.title"]).toBe("Où ?")
})

test("S-9: a label that the specification gives in English is French where the owner writes it", () => {
  const texts = siteTexts({ "home.stack": "Mes outils" })
  expect(texts).toMatchObject({ "home.stack": "Mes outils", "home.stack.lang": "" })
  expect(texts).toMatchObject({ "error.missing": "Page Not Found", "error.missing.lang": "en" })
})

const TEXT =
  'Un texte.[^1]\n\n- [x] Fait\n\n> [!CAUTION]\n> a\n\n<Correction was="b">c</Correction>\n\n[^1]: Une note.'

/** The texts of the interface in an article with these fields. */
async function writtenIn(fields: string, texts = "") {
  const root = await sampleProject({
    "content/blog/a/index.mdx": post(TEXT, `date: 2024-01-01\n${fields}`),
    [FILE]: texts,
  })
  const [entry] = (await loadSample(root)).posts
  if (!entry) throw new Error("no post")
  const { content, plain } = await readCompiled(root, entry)
  return { html: written(content), plain }
}

test.each([
  ["lang: fr", "", ["Fait", "Danger", "supprimé\u00a0: ", "Note 1", "Retour au texte, note 1"]],
  ["lang: en", "", ["Done", "Caution", "removed: ", "Note 1", "Back to the text, note 1"]],
  ["lang: en-GB", "fr: { task.done: Coché }", ["Done", "Caution", "removed: "]],
  ["lang: de", "fr: { task.done: Coché }", ["Coché", "Danger", "supprimé\u00a0: "]],
])("what the compiler writes into an article with %s, %j", async (fields, own, words) => {
  const { html, plain } = await writtenIn(fields, own)
  for (const word of words) expect(html).toContain(word)
  expect(plain).toContain(words[1])
  expect(plain).toContain(`aria-label="${words[0]}"`)
})

test("a text names the language of its version in its own words", () => {
  expect(translationLabel(siteTexts(), "fr", "en")).toBe("Aussi en anglais\u00a0:")
  expect(translationLabel(siteTexts(), "en", "fr")).toBe("Also in French:")
  expect(translationLabel(siteTexts(), "de", "en-GB")).toBe("Aussi en anglais britannique\u00a0:")
})

test("a page gets the texts that its parts show, by their French ones, and its days", () => {
  const texts = siteTexts()
  expect(shownTexts(texts, "fr", ["2026-11-01"])).toBeUndefined()
  expect(shownTexts(texts, "de", ["2026-11-01"])).toBeUndefined()
  const shown = shownTexts(texts, "en", ["2026-11-01"])
  expect(shown?.texts).toMatchObject({
    Copier: "Copy",
    "Dans cet article": "In this article",
    "1er\u00a0novembre 2026": "November 1, 2026",
  })
  expect(shown?.texts).not.toHaveProperty("Plan du site")
  expect(shownTexts(texts, "en-GB", ["2026-11-01"])?.texts).toMatchObject({
    "1er\u00a0novembre 2026": "1 November 2026",
  })
})

const placesIn = (words: string | undefined) => (words?.match(/\{\w+\}/g) ?? []).sort()

test("the texts of English articles have the places of the French ones", () => {
  const texts = siteTexts()
  for (const [key, words] of Object.entries(ENGLISH))
    expect([key, ...placesIn(words)]).toEqual([key, ...placesIn(texts[key])])
})
