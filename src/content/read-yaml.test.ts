import { z } from "zod"
import { month } from "../content-model/fields"
import { readYaml } from "./read-yaml"

const series = z.strictObject({ title: z.string(), position: z.number() })
const fields = z
  .strictObject({ text: z.string(), tags: z.array(z.string()), series, month })
  .partial()
const QUOTE = "Mettez ce texte entre guillemets."
const LIST = "Écrivez une liste entre crochets, même d’une seule entrée : [un mot]."

test.each([
  ["text: 0100000000", "un texte", QUOTE],
  ["text: { a: b }", "un texte", QUOTE],
  ["text:", "un texte", undefined],
  ["tags: a", "une liste", LIST],
  ["series: a", "un groupe de champs : title, position", undefined],
  ["month: 2019", "un mois écrit AAAA-MM", undefined],
])("of %s, what to write is told", (text, expected, hint) => {
  expect(readYaml(text, "x.yml", fields).problems).toMatchObject([{ expected, hint }])
})

test("a field that is gone from each entry of a list is named at each, beside other faults", () => {
  const entries = z.strictObject({ a: z.array(z.strictObject({ c: z.number() })) })
  const text = "a:\n  - b: 1\n    c: 2\n  - c: 3\n    b: 4\n  - d: 5\n    c: 6\n"
  const { problems } = readYaml(text, "x.yml", entries, { "a.b": "Écrivez c." })
  expect(problems).toMatchObject([
    { line: 2, field: "a.0.b", hint: "Écrivez c." },
    { line: 5, field: "a.1.b", hint: "Écrivez c." },
    { line: 6, field: "a.2.d", received: "un champ inconnu, d" },
  ])
})

test("R-28: keys that are nested too deeply are one fault, at its line", () => {
  const lines = Array.from({ length: 1000 }, (_, depth) => `${" ".repeat(depth)}a:`)
  const { problems } = readYaml(lines.join("\n"), "x.yml", z.unknown())
  expect(problems).toMatchObject([{ line: 402, field: "imbrication" }])
})

describe("YAML makes only plain values", () => {
  it.each([
    ["a date stays text", "a: 2026-01-01", { a: "2026-01-01" }],
    ["a tag makes no object", "a: !!timestamp 2026-01-01", { a: "2026-01-01" }],
    ["yes and no are text", "a: yes", { a: "yes" }],
    ["__proto__ is an ordinary key", "__proto__: 1", JSON.parse('{"__proto__":1}')],
  ])("%s", (_name, text, expected) => {
    const yaml = readYaml(text, "x.yml", z.unknown())
    expect(yaml).toMatchObject({ value: expected })
  })
})
