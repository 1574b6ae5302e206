import { type ChildProcess, spawn } from "node:child_process"
import { z } from "zod"
import { readJson } from "../content/folder-files"
import type { BrowserKind } from "./find-browsers"

const browserTest = z.object({
  status: z.string(),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
})

const suite = z.object({
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(browserTest) })),
  get suites() {
    return z.array(suite).optional()
  },
})
export type BrowserSuite = z.infer<typeof suite>

const results = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
})

/** Results that Playwright wrote into a file; undefined when there are none. */
export const browserResults = (file: string) => readJson(file, results)

/** Paths of the browsers. Where there is no whole one, tests that need one fail. */
export type Browsers = Partial<Record<BrowserKind, string>>

/**
 * Starts browser tests on the stored builds, with files and options of Playwright.
 * @param output file of the results
 */
export function browse(
  args: readonly string[],
  { whole, shell }: Browsers,
  output: string,
): ChildProcess {
  const env = {
    ...process.env,
    BROWSER_PATH: whole,
    SHELL_PATH: shell,
    BROWSER_RESULTS: output,
  }
  return spawn("node_modules/.bin/playwright", ["test", ...args], { stdio: "inherit", env })
}
