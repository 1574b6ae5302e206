import { spawn } from "node:child_process"
import { createRequire } from "node:module"
import { join } from "node:path"

/** Runs Gatsby's command line of this project, without telemetry. Returns its exit code. */
export function runGatsby(root: string, args: readonly string[]): Promise<number> {
  const cli = createRequire(join(root, "package.json")).resolve("gatsby/cli.js")
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
    })
    child.once("error", reject)
    child.once("exit", code => resolve(code ?? 1))
  })
}
