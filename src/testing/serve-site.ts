import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { until } from "./until"

interface ServedSite {
  address: string
  /** Stops the server; resolves when it is gone. */
  stop(): Promise<void>
}

/**
 * Serves a release with the server that it holds, in a process of its own and on a free port. Resolves when it counts
 * page views: it serves pages before. Rejects when the server stops before it is ready; its log goes to the error output.
 */
export async function serveSite(release: string, pageViewsDb: string): Promise<ServedSite> {
  const child = spawn(process.execPath, [join(release, "server.cjs")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: "0", PAGE_VIEWS_DB: pageViewsDb, RATE_LIMIT: "0" },
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.once("exit", code => reject(new Error(`The server stopped with code ${code}.`)))
    child.stdout.on("data", (line: Buffer) => {
      const ready = /Site ready: (\S+)/.exec(line.toString())?.[1]
      if (ready) resolve(ready)
    })
  })
  await until(
    async () => (await fetch(new URL("/healthz", address))).ok,
    isWell => isWell,
  )
  return {
    address,
    async stop() {
      const exited = once(child, "exit")
      child.kill()
      await exited
    },
  }
}
