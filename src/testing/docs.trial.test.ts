import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { DEMONSTRATION } from "../content/content-folder"

const read = (file: string) => readFileSync(file, "utf8")
const markdown = ["README.md", ...readdirSync("docs").map(name => join("docs", name))].filter(
  file => file.endsWith(".md"),
)
const sources = ["packages", "src"].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(file => /\.(?:tsx?|cjs|css|mdx)$/.test(file))
    .map(file => join(folder, file)),
)

test("every row that code and tests name is in the specification, every decision in its list", () => {
  const rows = new Set(
    [...read("docs/spec.md").matchAll(/^\| ([SR]-\d+|VISUAL \d+) \|/gm)].map(([, row]) => row),
  )
  const decisions = new Set(
    [...read("docs/decisions.md").matchAll(/^## (D\d+)\. /gm)].map(([, name]) => name),
  )
  const unknown = [...sources, ...markdown].flatMap(file =>
    [...read(file).matchAll(/\b(?:[SR]-\d+|VISUAL \d+)\b|(?<=["(\s[])D\d{1,2}(?=[):,\s\]])/g)]
      .map(([tag]) => tag)
      .filter(tag => !rows.has(tag) && !decisions.has(tag))
      .map(tag => `${file}: ${tag}`),
  )
  expect(rows.size).toBeGreaterThan(50)
  expect(unknown).toEqual([])
})

test("what the texts link to is there", () => {
  const broken = markdown.flatMap(file =>
    [...read(file).matchAll(/(?:\]\(|src=")([^)"#\s]+)/g)]
      .map(([, target = ""]) => target)
      .filter(target => !/^https?:/.test(target) && !existsSync(join(file, "..", target)))
      .map(target => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})

test("the files that the texts name are there", () => {
  const rooms = readdirSync("src", { withFileTypes: true }).filter(entry => entry.isDirectory())
  const named = new RegExp(
    `^(?:packages|(?:src/)?(?:${rooms.map(({ name }) => name).join("|")}))/[\\w/.-]+$`,
  )
  const missing = markdown.flatMap(file =>
    [...read(file).matchAll(/`([^`\s]+)`/g)]
      .map(([, path = ""]) => path)
      .filter(path => named.test(path) && !OUTPUT.test(path) && !isThere(path))
      .map(path => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

/** Files that a build writes. */
const OUTPUT = /^release\/(?:site|server\.cjs)/

/** A room's file may be named from its room on, and without its ending; one of the owner's is in the demonstration. */
const isThere = (path: string) =>
  existsSync(path) ||
  existsSync(path.replace(/^content/, DEMONSTRATION)) ||
  sources.some(file => file.startsWith(/^(?:packages|src)\//.test(path) ? path : join("src", path)))
