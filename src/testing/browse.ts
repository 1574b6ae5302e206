import { spawnSync } from "node:child_process"
import { findBrowsers } from "./find-browsers"

/** Runs browser tests on the stored builds. Returns whether all passed. */
export async function browse(args: readonly string[] = []): Promise<boolean> {
  const { whole, shell } = await findBrowsers()
  const env = { ...process.env, BROWSER_PATH: whole, SHELL_PATH: shell }
  const command = ["playwright", "test", ...args]
  process.stdout.write(`\n> npx ${command.join(" ")}\n`)
  return spawnSync("npx", command, { stdio: "inherit", env }).status === 0
}
