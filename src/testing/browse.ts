import { spawnSync } from "node:child_process"
import { findBrowser } from "./find-browser"

/** Runs browser tests on the release of this project. Returns whether all passed. */
export async function browse(args: readonly string[] = []): Promise<boolean> {
  return run("npx", ["playwright", "test", ...args], { BROWSER_PATH: await findBrowser() })
}

/** Runs a program that prints for itself. True when it ended well. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): boolean {
  process.stdout.write(`\n> ${command} ${args.join(" ")}\n`)
  return (
    spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0
  )
}
