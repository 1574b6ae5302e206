import { findTarget, targetTable } from "./targets"

test("a file of an export is found without a look at all others", () => {
  const files = Array.from({ length: 400 }, (_one, index) => `assets/${index}/plan.png`)
  let looks = 0
  const table = targetTable([], files, [], [])
  const post = { file: "a.md", lang: "fr", base: "" }
  const isFile = (one: { file?: string }) => {
    looks++
    return one.file !== undefined
  }
  for (const file of files) expect(findTarget(table, `/${file}`, post, isFile)?.file).toBe(file)
  expect(looks).toBeLessThanOrEqual(2 * files.length)
})
