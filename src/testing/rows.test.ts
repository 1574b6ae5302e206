import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Files of tests, and those that declare tests for several specs. */
const files = ["packages", "src"].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(file => /\.(?:test|spec)\.tsx?$|^e2e\/.*\.ts$/.test(file))
    .map(file => join(folder, file)),
)

/** Rows that a text names: `S-16`, and of `VISUAL 4, 5` both. */
const rowsIn = (text: string): string[] => [
  ...(text.match(/\b[SR]-\d+\b/g) ?? []),
  ...[...text.matchAll(/\bVISUAL (\d+(?:, \d+)*)/g)].flatMap(([, numbers = ""]) =>
    numbers.split(", ").map(number => `VISUAL ${number}`),
  ),
]

test("each row of the specification has a test that names it, unless the row says otherwise", () => {
  const named = new Set(files.flatMap(file => rowsIn(readFileSync(file, "utf8"))))
  const rows =
    readFileSync("docs/spec.md", "utf8").match(/^\| (?:[SR]-\d+|VISUAL \d+) \|.*$/gm) ?? []
  expect(rows.length).toBeGreaterThan(50)
  const without = rows
    .filter(row => !row.includes("No test of its own"))
    .map(row => row.split("|")[1]?.trim() ?? "")
  expect(without.filter(row => !named.has(row))).toEqual([])
})
