import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { z } from "zod"
import { isReleaseCurrent } from "../release/release-inputs"
import { browse, run } from "../testing/browse"
import { missingBuilds } from "../testing/builds/stored-builds"

const UNIT_RESULTS = "test-results/unit.json"
const SERVER_RESULTS = "test-results/servers.json"
const BROWSER_RESULTS = "test-results/browser.json"

interface Step {
  name: string
  /** Whether the next steps need it. */
  isNeeded: boolean
  /** Has no time limit. Resolves with whether it ended well. */
  run(): boolean | Promise<boolean>
}

/** Everything that `npm test` does, in this order. Builds come before the browser tests, which deploy them. */
async function steps(): Promise<Step[]> {
  const builds = await missingBuilds()
  return [
    {
      name: "static checks and unit tests",
      isNeeded: false,
      run: () => run("npm", ["run", "check", "--", "--json", `--outputFile=${UNIT_RESULTS}`]),
    },
    {
      name: "tests of servers and databases",
      isNeeded: false,
      run: () =>
        run("npx", [
          ...["jest", "--selectProjects", "servers"],
          ...["--json", `--outputFile=${SERVER_RESULTS}`],
        ]),
    },
    {
      name: "build of this project",
      isNeeded: true,
      run: async () =>
        (await isReleaseCurrent(process.cwd(), new Date())) || run("npm", ["run", "build"]),
    },
    ...builds.map(({ name, make }) => ({
      name: `build “${name}”`,
      isNeeded: true,
      async run() {
        const failure = await make()
        if (failure !== undefined) process.stdout.write(failure)
        return failure === undefined
      },
    })),
    { name: "browser tests", isNeeded: true, run: () => browse() },
  ]
}

async function test(): Promise<void> {
  // For every process that follows: the browser tests look at a page that a real release does not have.
  process.env.KITCHEN_SINK = "1"
  rmSync("test-results", { recursive: true, force: true })
  mkdirSync("test-results")
  const times: string[] = []
  let isBroken = false
  for (const step of await steps()) {
    process.stdout.write(`\n== ${step.name}\n`)
    const start = performance.now()
    const isDone = await step.run()
    const seconds = Math.round((performance.now() - start) / 1000)
    times.push(`${String(seconds).padStart(5)} s  ${step.name}${isDone ? "" : ": failed"}`)
    process.stdout.write(`${times.at(-1)}\n`)
    if (isDone) continue
    isBroken = true
    if (step.isNeeded) break
  }
  process.stdout.write(`\n${times.join("\n")}\n`)
  report(isBroken)
}

const jestResults = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

const suite = z.object({
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(suite).optional()
  },
})
const browserResults = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
})

/** Prints the last lines. A step that fails without a failed test counts as one. */
function report(isBroken: boolean): void {
  const jest = [UNIT_RESULTS, SERVER_RESULTS].flatMap(
    file => jestResults.safeParse(readJson(file)).data ?? [],
  )
  const browser = browserResults.safeParse(readJson(BROWSER_RESULTS)).data
  const passed =
    sum(jest.map(({ numPassedTests }) => numPassedTests)) + (browser?.stats.expected ?? 0)
  const failedTests =
    sum(jest.map(({ numFailedTests }) => numFailedTests)) +
    (browser ? browser.stats.unexpected + browser.stats.flaky : 0)
  const failed = failedTests === 0 && isBroken ? 1 : failedTests
  for (const title of (browser?.suites ?? []).flatMap(skippedIn)) {
    process.stdout.write(`Skipped, because of what content/ holds: ${title}\n`)
  }
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)

/** Tests that skipped themselves, with their files. */
const skippedIn = ({ file, specs, suites = [] }: z.infer<typeof suite>): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "skipped"))
    .map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(skippedIn),
]

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
