/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"

/** Words that begin no comment and no commit subject: a clause in place of a noun, and verbs that programs do not do. */
const CLAUSES = "of|what|who|whom|whose|which|how|where"
const VERBS =
  "(?:say|tell|ask|take|give|let|leave|mend|speak)s?|said|told|asked|taken|given|spoken|mended"
const BEGINNING = new RegExp(`^(?:${CLAUSES}|${VERBS})\\b`, "i")

/** Beginnings of comments: blocks, lines after a line without one, and ends of lines. */
const COMMENT =
  /(?<!^[ \t]*\/\/.*\n[ \t]*)(?:^|(?<=\s|\{))(?:\/\*\*?|\/\/)[ \t]*(?:\n[ \t]*\*[ \t]*)?(?=\w)(.*)/gm

const commentsOf = (text: string) => [...text.matchAll(COMMENT)].map(([, words = ""]) => words)

/** Last commit before the rule. Its successors are checked; a clone without it has none of them. */
const LAST_UNCHECKED = "5b9fa13e89cb8f3b19871e293857539386ba5db0"

/** Four forms of a comment. The second line of a comment is no beginning. */
const formsOf = (words: string) =>
  `const a = 1 // ${words}\n// ${words}\n// ${words}\n\n/* ${words} */\n/**\n * ${words}\n */`

test.each([
  ["What is kept", true],
  ["Of the list", true],
  ["Says it", true],
  ["Whether it is", false],
  ["Letters", false],
])("%s: %s", (words, isFound) => {
  const found = commentsOf(formsOf(words)).filter(comment => BEGINNING.test(comment))
  expect(found).toHaveLength(isFound ? 4 : 0)
})

test("comments begin with a noun, or with a verb that programs do (docs/glossary.md)", () => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.cjs", "*.css"], {
    encoding: "utf8",
  })
  const found = files
    .split("\n")
    .filter(Boolean)
    .flatMap(file =>
      commentsOf(readFileSync(file, "utf8"))
        .filter(words => BEGINNING.test(words))
        .map(words => `${file}: ${words}`),
    )
  expect(found).toEqual([])
})

test("subjects of commits begin so too", () => {
  const range = `${LAST_UNCHECKED}..HEAD`
  const { stdout } = spawnSync("git", ["log", "--no-merges", "--format=%s", range], {
    encoding: "utf8",
  })
  expect(stdout.split("\n").filter(subject => BEGINNING.test(subject))).toEqual([])
})
