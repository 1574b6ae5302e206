import { readFileSync } from "node:fs"

const TEXT = readFileSync("docs/overrides.md", "utf8")
const [, checked = "", table = ""] = /^Checked with: (.*?)\. .*\n\n((?:\|.*\n)+)/m.exec(TEXT) ?? []

/** Rows of the table: what is overridden, and the package whose internals it relies on. */
const ROWS = [...table.matchAll(/^\| (.+?) \| .+? \| ([a-z][\w-]*|–) \|/gm)].slice(1)
const VERSIONS = checked.split(", ").map(entry => entry.split(" "))

test.each(VERSIONS)("docs/overrides.md was checked with %s %s", (name = "", version = "") => {
  const rows = ROWS.filter(([, , of]) => of === name).map(([, what]) => what)
  const installed = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"))
  const todo = `run the tests of these rows of docs/overrides.md, then write the new version there: ${rows.join("; ")}`
  expect(`${name} ${installed.version}: ${todo}`).toBe(`${name} ${version}: ${todo}`)
})

test("every package that is overridden has a version", () => {
  const named = new Set(ROWS.map(([, , name]) => name).filter(name => name !== "–"))
  expect([...named].sort()).toEqual(VERSIONS.map(([name]) => name).sort())
})
