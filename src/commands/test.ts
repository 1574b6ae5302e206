import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { z } from "zod"
import { isReleaseCurrent } from "../build/release/release-manifest"
import { findBrowser } from "../testing/find-browser"
import { serveSite } from "../testing/serve-site"

const UNIT_RESULTS = "test-results/unit.json"
const BROWSER_RESULTS = "test-results/browser.json"

const unitResults = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const browserResults = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** `npm test`: static checks and unit tests, a build, and the built site in a real browser. */
async function test(): Promise<void> {
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

async function browse(): Promise<boolean> {
  const browser = await findBrowser()
  const folder = mkdtempSync(join(tmpdir(), "page-views-"))
  const database = join(folder, "page-views.db")
  const server = await serveSite(process.cwd(), database)
  try {
    return run("npx", ["playwright", "test"], {
      SITE_ADDRESS: server.address,
      PAGE_VIEWS_DB: database,
      BROWSER_PATH: browser,
    })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  process.stdout.write(`\n> ${command} ${args.join(" ")}\n`)
  return (
    spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0
  )
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
