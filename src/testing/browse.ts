import { spawn } from "node:child_process"
import { once } from "node:events"
import { z } from "zod"
import { readJson } from "../content/folder-files"
import { findBrowsers } from "./find-browsers"

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

/** Results that Playwright wrote of the last browser tests; undefined when there were none. */
export const browserResults = () => readJson("test-results/browser.json", results)

/** Runs browser tests on the stored builds. Returns whether all passed. */
export async function browse(args: readonly string[] = []): Promise<boolean> {
  const { whole, shell } = await findBrowsers()
  const env = { ...process.env, BROWSER_PATH: whole, SHELL_PATH: shell }
  const command = ["playwright", "test", ...args]
  process.stdout.write(`\n> npx ${command.join(" ")}\n`)
  const [code] = await once(spawn("npx", command, { stdio: "inherit", env }), "exit")
  return code === 0
}
