import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { contentFolder } from "../content/content-folder"

const CONTENT = contentFolder(".")

const read = (file: string) => readFileSync(file, "utf8")

/** `11 543` and `4,2` in French, `11 543` and `4.2` in English. */
const NUMBER = /\d{1,3}(?:[\u202f\u00a0 ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?/g
const plain = (number: string) => number.replace(/\s/g, "").replace(",", ".")

/** Units of measured figures, which are neither dates nor ranks. */
const UNIT =
  /^[\u202f\u00a0 ](?:ko|Mo|Go|s|ms|(?:milli)?secondes?|vues|requêtes|validations|lignes|réponses|appels)\b/
const VALUE = /^ +- value: .*$/gm

const isDemonstration = /^demonstration: true/m.test(read(join(CONTENT, "site.yml")))

const texts = ["blog", "projects"]
  .flatMap(folder =>
    readdirSync(join(CONTENT, folder)).map(name => join(CONTENT, folder, name, "index.mdx")),
  )
  // Posts in plain Markdown are none of the demonstration's.
  .filter(file => existsSync(file))

/** Code, and what a correction struck out. */
const NOT_SAID = /^(`{3,})[\s\S]*?^\1|\bwas="[^"]*"/gm

/** The figures of a text: of its results, and those with a unit. */
function figuresOf(file: string): string[] {
  const text = read(file).replaceAll(NOT_SAID, "")
  const values = (text.match(VALUE) ?? []).flatMap(line => line.match(NUMBER) ?? [])
  const measured = [...text.matchAll(NUMBER)]
    .filter(({ 0: number, index }) => UNIT.test(text.slice(index + number.length)))
    .map(([number]) => number)
  return [...values.filter(value => value.length > 1), ...measured].map(plain)
}

test("issue 14.3: every figure of the demonstration's texts is one that the documentation measured", () => {
  if (!isDemonstration) return
  const docs = ["docs/performance.md", "docs/trials.md"].map(read).join("\n")
  const measured = new Set([...docs.matchAll(NUMBER)].map(([number]) => plain(number)))
  const figures = texts.flatMap(file => figuresOf(file).map(figure => ({ file, figure })))
  expect(figures.length).toBeGreaterThan(20)
  expect(figures.filter(({ figure }) => !measured.has(figure))).toEqual([])
})

const PROOF = /^ {6}date: \S+\n(?: {6}machine: .*\n)? {6}file: (.*)$/gm

test("issue 34.11: every result of the demonstration has a day, and names the file that proves it", () => {
  if (!isDemonstration) return
  const projects = texts.filter(file => file.includes("projects")).map(read)
  const proofs = projects.flatMap(text => [...text.matchAll(PROOF)])
  expect(proofs.length).toBe(projects.flatMap(text => text.match(VALUE)).length)
  expect(proofs.filter(([, path = ""]) => !existsSync(path))).toEqual([])
})
