import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { freePort } from "../../testing/free-port"
import { until } from "../../testing/until"
import { StartupError } from "../startup-error"
import { connectHttp2 } from "./http2-client"

export type RunningProxy = Awaited<ReturnType<typeof startCaddy>>

const DOMAIN = "jean.example"

/**
 * Runs Caddy with the file of the documentation, of which only the domain and the server's port are
 * changed, on free ports and with an authority of its own. Keeps its files in `directory`.
 * Throws a `StartupError` when Caddy is not installed or refuses the file, an error when it takes too long.
 */
export async function startCaddy(directory: string, serverPort: number) {
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const file = join(directory, "Caddyfile")
  const globals = `admin off\nskip_install_trust\nhttp_port ${httpPort}\nhttps_port ${httpsPort}`
  const given = readFileSync("docs/Caddyfile", "utf8")
    .replaceAll(DOMAIN, "localhost")
    .replace("127.0.0.1:8000", `127.0.0.1:${serverPort}`)
    // Only the first block of a Caddyfile can hold global options: ours go into it.
    .replace(/^\{$/m, `{\n${globals}\nstorage file_system ${directory}`)
  writeFileSync(file, given)

  const options = ["run", "--config", file, "--adapter", "caddyfile"]
  // Named, because Jest gives a test an environment of its own.
  const child = spawn("caddy", options, { env: process.env })
  let output = ""
  child.stderr.on("data", chunk => {
    output += chunk
  })
  const ended = once(child, "exit")
  const failed = ended.then(
    ([reason]) => {
      throw new StartupError(`Caddy ended with ${reason}: ${output}`)
    },
    () => {
      throw new StartupError(
        "Caddy is not installed. Install it (apt-get install caddy) and run this again.",
      )
    },
  )
  const root = join(directory, "pki", "authorities", "local", "root.crt")
  const answers = async () => {
    await Promise.race([failed, wait(100)])
    try {
      const ca = readFileSync(root)
      const visitor = await connectHttp2(httpsPort, { from: "127.0.0.1", ca })
      visitor.close()
      return ca
    } catch {
      // Not yet: its certificate is still being signed.
      return Buffer.alloc(0)
    }
  }
  const ca = await until(answers, found => found.length > 0).catch(error => {
    child.kill()
    throw error
  })
  return {
    httpPort,
    httpsPort,
    /** The authority that signed its certificate. */
    ca,
    /** What it wrote so far. */
    output: () => output,
    async stop(): Promise<void> {
      child.kill()
      await ended
    },
  }
}
