import { readdirSync, readFileSync } from "node:fs"

/** Names of all files of tests without their endings, as the specification names them: `head.spec`. */
const names = new Set(
  ["packages", "src", "tools"].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter(file => /\.(?:test|spec)\.tsx?$/.test(file))
      .map(file => file.replace(/^.*\//, "").replace(/(?<=\.(?:servers|trial))\.test|\.tsx?$/g, ""))
      .map(name => name.replace(/\.ts$/, "")),
  ),
)

test("each row of the specification names the tests that prove it, and they are there", () => {
  const rows =
    readFileSync("docs/spec.md", "utf8").match(/^\| (?:[SR]-\d+|VISUAL \d+) \|.*$/gm) ?? []
  expect(rows.length).toBeGreaterThan(50)
  const wrong = rows.flatMap(row => {
    const [proof = "", name = ""] = [row.split("|").at(-2), row.split("|")[1]].map(cell =>
      cell?.trim(),
    )
    const missing = proof.split(", ").filter(one => !/^[`–]/.test(one) && !names.has(one))
    return missing.map(one => `${name}: ${one}`)
  })
  expect(wrong).toEqual([])
})
