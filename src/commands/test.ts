import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { z } from "zod"
import { isReleaseCurrent } from "../release/release-inputs"
import { browse, run } from "../testing/browse"

const UNIT_RESULTS = "test-results/unit.json"
const BROWSER_RESULTS = "test-results/browser.json"

const unitResults = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const browserResults = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** `npm test`: static checks and unit tests, a build, and the built site in a real browser. */
async function test(): Promise<void> {
  // For every process that follows: the browser tests look at a page that a real release does not have.
  process.env.KITCHEN_SINK = "1"
  rmSync("test-results", { recursive: true, force: true })
  mkdirSync("test-results")
  const checked = run("npm", ["run", "check", "--", "--json", `--outputFile=${UNIT_RESULTS}`])
  const built = (await isReleaseCurrent(process.cwd(), new Date())) || run("npm", ["run", "build"])
  const browsed = built && (await browse())
  const { passed, failed } = counts()
  // Static checks and builds count as one test each when they fail, so that the last line tells the truth.
  const broken = failed === 0 && !(checked && built && browsed) ? 1 : 0
  process.stdout.write(`\n${passed} passed, ${failed + broken} failed\n`)
  process.exitCode = failed + broken > 0 ? 1 : 0
}

function counts(): { passed: number; failed: number } {
  const unit = unitResults.safeParse(readJson(UNIT_RESULTS)).data
  const browser = browserResults.safeParse(readJson(BROWSER_RESULTS)).data?.stats
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (browser ? browser.unexpected + browser.flaky : 0),
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

test().catch((error: unknown) => {
  console.error(error)
  process.stdout.write("\n0 passed, 1 failed\n")
  process.exitCode = 1
})
