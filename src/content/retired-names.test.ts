import { RETIRED } from "../content-model/retired-names"
import { post, problemsOf, SITE } from "../testing/sample-content"

/** Files with a line of their own at the end of the YAML. */
const FILES = {
  "site.yml": (line: string) => `${SITE}${line}\n`,
  "cv.yml": (line: string) => `${line}\n`,
  "texts.yml": (line: string) => `${line}\n`,
  "blog/a.md": (line: string) => post("", `date: 2024-01-01\n${line}`),
  "projects/a.md": (line: string) => post("", line),
  "pages/about-me.md": (line: string) => post("", line),
}

/** Fields that are gone, each in its file, as YAML on one line: `updates: { notice: 1 }`. */
const retired = Object.entries(FILES).flatMap(([name, withLine]) =>
  Object.entries(RETIRED).flatMap(([kind, fields]) =>
    Object.entries(fields)
      .filter(() => name.startsWith(kind))
      .map(([field, instead]) => {
        const names = field.split(".")
        const line = names.reduceRight((value, key, at) => {
          return at > 0 ? `{ ${key}: ${value} }` : `${key}: ${value}`
        }, "1")
        return { file: `content/${name}`, text: withLine(line), line, field, instead }
      }),
  ),
)

test.each(retired)(
  "R-16: $field, gone from $file, is one error that says what to write",
  async given => {
    const problems = await problemsOf({ [given.file]: given.text })
    const [group = ""] = given.field.split(".")
    const { file, field, instead: hint } = given
    const line = given.text.split("\n").indexOf(given.line) + 1
    expect(problems.filter(problem => problem.field.split(".")[0] === group)).toMatchObject([
      { severity: "error", file, line, field, hint },
    ])
  },
)
