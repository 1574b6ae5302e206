import { readFileSync } from "node:fs"
import { type ContentProblem, formatProblems, hasErrors, shortJson } from "./problem"

const problem = (rest: Partial<ContentProblem>): ContentProblem => ({
  severity: "error",
  file: "content/blog/x/index.mdx",
  line: 4,
  field: "date",
  expected: "a date",
  received: '"2026-13-45"',
  ...rest,
})

describe("problems are written for people (R-16)", () => {
  it("R-16: each line names file, line, field, expected, received and what to do", () => {
    const list = formatProblems([
      problem({ file: "content/site.yml", line: 2, severity: "warning" }),
      problem({ line: 9, column: 3, field: "lien", hint: "Write it." }),
      problem({}),
    ])
    expect(list).toBe(
      `erreur content/blog/x/index.mdx:4  date — attendu : a date ; reçu : "2026-13-45".
erreur content/blog/x/index.mdx:9:3  lien — attendu : a date ; reçu : "2026-13-45". Write it.

avertissement content/site.yml:2  date — attendu : a date ; reçu : "2026-13-45".`,
    )
  })

  it("VS Code finds the place of each", () => {
    const { tasks } = JSON.parse(readFileSync(".vscode/tasks.json", "utf8"))
    const found = (["error", "warning", "hint"] as const).map((severity, index) => {
      const { regexp } = tasks[0].problemMatcher[index].pattern
      const line = formatProblems([problem({ severity, ...(index > 0 && { column: 7 }) })])
      return new RegExp(regexp).exec(line)?.slice(1, 4)
    })
    const file = "content/blog/x/index.mdx"
    expect(found).toEqual([
      [file, "4", undefined],
      [file, "4", "7"],
      [file, "4", "7"],
    ])
  })

  it("R-16: only errors stop a build", () => {
    expect(hasErrors([problem({ severity: "warning" })])).toBe(false)
    expect(hasErrors([problem({ severity: "warning" }), problem({})])).toBe(true)
  })

  it.each([
    [undefined, "rien"],
    [null, "rien"],
    ["a", '"a"'],
    [{ a: [1] }, '{"a":[1]}'],
    ["a".repeat(100), `"${"a".repeat(77)}…"`],
  ])("R-16: %j is received as %s", (value, expected) => {
    expect(shortJson(value)).toBe(expected)
  })
})
