import { spawn } from "node:child_process"
import { once } from "node:events"
import { freePort } from "../free-port"
import type { Workspace } from "./workspace"

/** Starts `npm run develop` in a workspace. Its address answers once Gatsby has compiled the site. */
export async function startDevelop({ root }: Pick<Workspace, "root">) {
  const port = await freePort()
  let output = ""
  const develop = spawn(process.execPath, ["--import", "tsx", "src/commands/develop.ts"], {
    cwd: root,
    env: {
      ...process.env,
      ...{ NODE_ENV: undefined, PAGE_VIEWS_DB: undefined, PORT: `${port}`, CI: "true" },
      // As for a person, and not all pages at once.
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true",
    },
    detached: true,
  })
  for (const stream of [develop.stdout, develop.stderr]) {
    stream.on("data", chunk => {
      output += chunk
    })
  }
  return {
    address: `http://localhost:${port}`,
    /** Output of Gatsby so far. */
    output: () => output,
    /** Rejects when it ends by itself. */
    ended: once(develop, "exit").then(() => {
      throw new Error(`gatsby develop stopped.\n${output}`)
    }),
    async stop(): Promise<void> {
      // `gatsby develop` runs in processes of its own: the whole group is to end.
      if (!develop.pid || develop.exitCode !== null) return
      const ended = once(develop, "exit")
      process.kill(-develop.pid, "SIGKILL")
      await ended
    },
  }
}
