import { typeset } from "@site/articles"
import french from "./fr.json"
import { labelLang, t, translator } from "./translate"

const isFrench = ([key]: [string, string]) => !key.endsWith(".lang") && !(`${key}.lang` in french)

test.each(Object.entries(french).filter(isFrench))(
  "the interface text %s is set as articles are",
  (_key, text) => expect(typeset(text)).toBe(text),
)

test("every key is one that the loader of the browser's scripts replaces", () => {
  for (const key of Object.keys(french)) expect(key).toMatch(/^[a-z]+\.[\w.-]+$/)
})

test("S-9: the labels that the specification gives are English, and marked so", () => {
  const labels = Object.keys(french).filter(key => key.endsWith(".lang"))
  const named = labels.map(key => Reflect.get(french, key.slice(0, -".lang".length)))
  expect(named).toEqual([
    "My Tech Stack",
    ...["Page Not Found", "Page not found: {address}", "Page Not Found: {path}"],
    ...["Internal Server Error", "All rights are reserved"],
  ])
  expect(labelLang("home.stack.lang")).toBe("en")
})

test("a table in a page has texts by their French ones, whether those are in their place or not", () => {
  const inEnglish = translator({ [french["heading.link"]]: "Link to “{title}”" })
  expect(inEnglish("heading.link", { title: "A" })).toBe("Link to “A”")
  expect(inEnglish("code.copy")).toBe("Copier")
  expect(t("heading.link")).toBe(french["heading.link"])
})
