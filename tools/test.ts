import { mkdirSync, rmSync } from "node:fs"
import { z } from "zod"
import { readJson } from "../src/content/folder-files"
import { type BrowserSuite, browse, browserResults } from "../src/testing/browse"
import { makeSeries } from "../src/testing/builds/stored-builds"
import { runProgram } from "../src/testing/run-program"

const UNIT_RESULTS = "test-results/unit.json"
const SERVER_RESULTS = "test-results/servers.json"

interface Step {
  name: string
  /** Resolves with its exit code, and what it printed. It has no time limit. */
  run(): ReturnType<typeof runProgram>
}

/** Gatsby's types of the queries: there, or not to come, as the first of the builds failed. */
let endTypes = () => {}
const types = new Promise<void>(resolve => {
  endTypes = resolve
})

/** Builds, and the browser tests that need them. */
const BUILDS: Step = {
  name: "builds",
  run: () =>
    makeSeries(["whole", "deployed"], endTypes)
      .then(
        () => ({ code: 0, output: "" }),
        (error: unknown) => ({ code: 1, output: `${error}\n` }),
      )
      .finally(endTypes),
}
const BROWSER: Step = {
  name: "browser tests",
  run: async () => ({ code: (await browse()) ? 0 : 1, output: "" }),
}

/**
 * Tests that need no build. Servers come first, while the builds are made: with more than two at once, PostgreSQL no
 * longer answers within the server's own time limits. The others may take longer.
 */
const SERVERS = jest(
  "tests of servers and databases",
  "npx",
  // One at a time, for the same reason.
  ["jest", "--selectProjects", "servers", "--maxWorkers=1"],
  SERVER_RESULTS,
)
const CHECK = jest("static checks and unit tests", "npm", ["run", "check", "--"], UNIT_RESULTS)

function jest(name: string, program: string, args: readonly string[], results: string): Step {
  return {
    name,
    run: () =>
      runProgram(program, [
        ...args,
        ...["--reporters=summary", "--json", `--outputFile=${results}`],
      ]),
  }
}

/** `npm test`. */
async function test(): Promise<void> {
  rmSync("test-results", { recursive: true, force: true })
  mkdirSync("test-results")
  const start = performance.now()
  const browserTests = async () => (await runStep(BUILDS)) && (await runStep(BROWSER))
  const others = async () => {
    const servers = await runStep(SERVERS)
    await types
    return [servers, await runStep(CHECK)]
  }
  // For two cores. They do not touch each other's files.
  const results = await Promise.all([browserTests(), others()])
  process.stdout.write(`${secondsSince(start)} s  in all\n`)
  await report(results.flat().includes(false))
}

/** Prints the output of a step when it has ended, and its seconds. */
async function runStep({ name, run }: Step): Promise<boolean> {
  const start = performance.now()
  const { code, output } = await run()
  const result = code === 0 ? "" : ": failed"
  process.stdout.write(`\n== ${name}\n${output}${secondsSince(start)} s  ${name}${result}\n`)
  return code === 0
}

const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000)

const jestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

/** Prints the last lines: what was skipped or failed, how many. A step that fails without a failed test counts as one. */
async function report(isBroken: boolean): Promise<void> {
  const read = [UNIT_RESULTS, SERVER_RESULTS].map(file => readJson(file, jestResults))
  const jest = (await Promise.all(read)).flatMap(results => results ?? [])
  const browser = await browserResults()
  const passed =
    sum(jest.map(({ numPassedTests }) => numPassedTests)) + (browser?.stats.expected ?? 0)
  const failedTests =
    sum(jest.map(({ numFailedTests }) => numFailedTests)) +
    (browser ? browser.stats.unexpected + browser.stats.flaky : 0)
  const failed = failedTests === 0 && isBroken ? 1 : failedTests
  const lines = [
    ...(browser?.suites ?? []).flatMap(unpassedIn),
    ...jest.flatMap(({ testResults }) =>
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map(({ fullName }) => `Failed: ${name}: ${fullName}`),
      ),
    ),
    "",
    `${passed} passed, ${failed} failed`,
  ]
  process.stdout.write(`${lines.join("\n")}\n`)
  process.exitCode = failed > 0 ? 1 : 0
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)

/** Tests that failed, and those that skipped themselves and why, with their files. */
const unpassedIn = ({ file, specs, suites = [] }: BrowserSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, annotations }) => {
      if (status === "expected") return []
      const reason = annotations.find(({ type }) => type === "skip")?.description
      if (status === "skipped") return [`Skipped: ${file}: ${title} (${reason})`]
      return [`Failed: ${file}: ${title}`]
    }),
  ),
  ...suites.flatMap(unpassedIn),
]

test().catch((error: unknown) => {
  console.error(error)
  process.stdout.write("\n0 passed, 1 failed\n")
  process.exitCode = 1
})
