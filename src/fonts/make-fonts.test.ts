/** @jest-environment node */
import { readFileSync } from "node:fs"
import { FACES } from "./faces"
import { LOCAL_FACES } from "./local-fonts"
import { makeFonts } from "./make-fonts"
import { codePoints } from "./unicode-range"

let rules: Record<string, string>[] = []

beforeAll(async () => {
  const css = (await makeFonts(process.cwd())).get("fonts.css")?.toString("utf8") ?? ""
  rules = [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, body = ""]) =>
    Object.fromEntries(
      body.split(";").map(part => {
        const colon = part.indexOf(":")
        return [part.slice(0, colon), part.slice(colon + 1)]
      }),
    ),
  )
})

const key = (rule: Record<string, string>) =>
  [rule["font-family"], rule["font-style"], rule["font-weight"]].join()
const fromNetwork = () => rules.filter(rule => rule.src?.startsWith("url("))
const standIns = () => rules.filter(rule => rule.src?.startsWith("local("))

test("each face is three files with the same weights, and no character is in two of them", () => {
  const names = new Set(fromNetwork().map(key))
  expect(names.size).toBe(FACES.length)
  for (const name of names) {
    const group = fromNetwork().filter(rule => key(rule) === name)
    const points = group.flatMap(rule => codePoints(rule["unicode-range"] ?? ""))
    expect({ name, files: group.length, points: new Set(points).size }).toEqual({
      name,
      files: 3,
      points: points.length,
    })
  }
})

test("a letter that the subset lacks comes from the file that has it", () => {
  const fileOf = (letter: string) =>
    fromNetwork().find(
      rule =>
        key(rule).startsWith('"Literata Variable",normal') &&
        codePoints(rule["unicode-range"] ?? "").includes(letter.codePointAt(0) ?? 0),
    )?.src
  expect(fileOf("œ")).toContain('"./literata.woff2"')
  expect(fileOf("\u202f")).toContain('"./literata.woff2"')
  expect(fileOf("Ÿ")).toContain("literata-latin-ext-wght-normal")
  expect(fileOf("Ł")).toContain("literata-latin-ext-wght-normal")
  expect(fileOf("Ø")).toContain("literata-latin-wght-normal")
})

test("a late font never moves a page: every face from the network is optional", () => {
  expect(new Set(fromNetwork().map(rule => rule["font-display"]))).toEqual(new Set(["optional"]))
})

test("every local font has measures of its own, near the size of ours", () => {
  expect(standIns()).toHaveLength(LOCAL_FACES.length)
  const measures = standIns().map(rule => rule["size-adjust"])
  expect(new Set(measures).size).toBe(measures.length)
  for (const measure of measures) {
    expect(Number.parseFloat(measure ?? "")).toBeGreaterThan(90)
    expect(Number.parseFloat(measure ?? "")).toBeLessThan(120)
  }
})

test("a line of a stand-in is as high as one of ours", () => {
  const heights = new Map([
    ["Bricolage", 1.2],
    ["Literata", 1.485],
  ])
  for (const rule of standIns()) {
    const percent = (name: string) => Number.parseFloat(rule[name] ?? "") / 100
    const height =
      (percent("ascent-override") + percent("descent-override") + percent("line-gap-override")) *
      percent("size-adjust")
    const family = rule["font-family"]?.slice(1).split(" ")[0] ?? ""
    expect(height).toBeCloseTo(heights.get(family) ?? 0, 3)
  }
})

test("the tokens name every family of the rules, and no other that we make", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8")
  const named = [...tokens.matchAll(/"((?:Bricolage|Literata)[^"]*)"/g)].map(([, name]) => name)
  const made = rules.map(rule => rule["font-family"]?.slice(1, -1))
  expect([...new Set(named)].sort()).toEqual([...new Set(made)].sort())
})
