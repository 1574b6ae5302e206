import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { tempDir } from "../../src/testing/temp-dir"
import { LOCAL_FACES } from "./local-fonts"
import { makeFonts } from "./make-fonts"

const FOLDER = "src/styles/fonts"

const sheet = (name: string) => readFileSync(join(FOLDER, name), "utf8")
const rules = [...sheet("fonts.css").matchAll(/@font-face\{([^}]*)\}/g)].map(([, body = ""]) =>
  Object.fromEntries(
    body.split(";").map((part): [string, string] => {
      const colon = part.indexOf(":")
      return [part.slice(0, colon), part.slice(colon + 1)]
    }),
  ),
)

test("npm run fonts makes the committed fonts again, to the byte", async () => {
  const made = await makeFonts(process.cwd())
  expect(readdirSync(FOLDER).sort()).toEqual([...made.keys()].sort())
  const stale = [...made].filter(([name, file]) => !readFileSync(join(FOLDER, name)).equals(file))
  expect(stale.map(([name]) => name)).toEqual([])
})

test("R-16: a missing source is named, with its place and what to do", async () => {
  await expect(makeFonts(await tempDir({ "package.json": "{}" }))).rejects.toThrow(
    /bricolage-grotesque-latin-wght-normal\.woff2 — expected a file of an installed package, received nothing at .*Run npm ci/,
  )
})

const fromNetwork = () => rules.filter(rule => rule.src?.startsWith("url("))
const localRules = () => rules.filter(rule => rule.src?.startsWith("local("))

test("a late font is used in the first visit: every face from the network replaces a local one", () => {
  expect(new Set(fromNetwork().map(rule => rule["font-display"]))).toEqual(new Set(["swap"]))
})

test("every local font has measures of its own, near the size of ours", () => {
  expect(localRules()).toHaveLength(LOCAL_FACES.length)
  const measures = localRules().map(rule => rule["size-adjust"])
  expect(new Set(measures).size).toBe(measures.length)
  for (const measure of measures) {
    expect(Number.parseFloat(measure ?? "")).toBeGreaterThan(90)
    expect(Number.parseFloat(measure ?? "")).toBeLessThan(120)
  }
})

test("a line of a local font is as high as one of ours", () => {
  const heights = new Map([
    ["Bricolage", 1.2],
    ["Literata", 1.485],
  ])
  for (const rule of localRules()) {
    const percent = (name: string) => Number.parseFloat(rule[name] ?? "") / 100
    const height =
      (percent("ascent-override") + percent("descent-override")) * percent("size-adjust")
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
