import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { runProgram } from "../src/testing/run-program"
import { tempDir } from "../src/testing/temp-dir"

const TSX = pathToFileURL(require.resolve("tsx")).href
const PROGRAM = join(__dirname, "test.ts")

/** Runs `npm test` in a project with one browser spec, and a BROWSER_PATH where nothing is. */
async function run(...args: string[]) {
  const project = await tempDir({ "src/e2e/guard/lost.spec.ts": "" })
  return runProgram(process.execPath, ["--import", TSX, PROGRAM, ...args], {
    cwd: project,
    env: { BROWSER_PATH: "/nowhere/chromium" },
  })
}

test("without the Chromium of BROWSER_PATH nothing is fetched or built, and one step failed", async () => {
  const { code, output } = await run("lost")
  expect(code).toBe(1)
  expect(output).toContain("The Chromium in BROWSER_PATH does not start: /nowhere/chromium")
  expect(output).not.toMatch(/npx playwright install|build of the site/)
  expect(output).toMatch(/^Failed: look for Chromium\n\n0 passed, 1 failed$/m)
})

test("--no-browser looks for none", async () => {
  const { code, output } = await run("lost", "--no-browser")
  expect(output).toMatch(/^0 passed, 0 failed$/m)
  expect(code).toBe(0)
})

test("a word that no path has is an error", async () => {
  const { code, output } = await run("nirgends")
  expect(code).toBe(1)
  expect(output).toContain("No test of npm test has nirgends in its path.")
})

test("a build that fails is made once, ends the run, and its message is the last", async () => {
  // It has no sources.
  const { code, output } = await run("--no-browser")
  expect(code).toBe(1)
  expect(output.match(/… build of the site/g)).toHaveLength(1)
  expect(output).not.toContain("… types")
  expect(output).toMatch(/\n.*ENOENT.*gatsby-browser\.tsx.*\n\n0 passed, \d failed\n/)
})
