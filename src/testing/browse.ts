import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findBrowser } from "./find-browser"
import { serveSite } from "./serve-site"

/** Runs browser tests on the release of this project, which it serves. Returns whether all passed. */
export async function browse(args: readonly string[] = []): Promise<boolean> {
  const browser = await findBrowser()
  const folder = mkdtempSync(join(tmpdir(), "page-views-"))
  const database = join(folder, "page-views.db")
  const server = await serveSite(process.cwd(), database)
  try {
    return run("npx", ["playwright", "test", ...args], {
      SITE_ADDRESS: server.address,
      PAGE_VIEWS_DB: database,
      BROWSER_PATH: browser,
    })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
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
