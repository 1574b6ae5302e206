import { formatProblems } from "@site/problems"
import { imported } from "../testing/sample-import"

// The nine other systems are in import-exports.trial.test.ts.
test("R-30: every post of a Hugo export passes the content check, and what was left is named", async () => {
  const { posts, kind, errors, open } = await imported("hugo")
  expect(kind).toBe("Hugo")
  expect(posts.length).toBeGreaterThan(1)
  expect(formatProblems(await errors())).toBe("")
  expect(open).not.toEqual([])
})
