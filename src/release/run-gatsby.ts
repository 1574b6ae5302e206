import { spawn } from "node:child_process"
import { once } from "node:events"
import { createRequire } from "node:module"
import { join } from "node:path"

/**
 * Runs Gatsby's command line of this project, without telemetry. Returns its exit code. A build reads no input: it
 * gets a pipe, which closes when this process ends, however that ends (`gatsby/current-content`).
 */
export async function runGatsby(root: string, args: readonly string[]): Promise<number> {
  const cli = createRequire(join(root, "package.json")).resolve("gatsby/cli.js")
  const isBuild = args[0] === "build"
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: root,
    stdio: [isBuild ? "pipe" : "inherit", "inherit", "inherit"],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      ...(isBuild && { ENDS_WITH_STDIN: "1" }),
    },
  })
  const [code] = await once(child, "exit")
  return code ?? 1
}
