import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { scripts } from "../../../package.json"

export type ServedProcess = Awaited<ReturnType<typeof untilReady>>

/** Node's own options in `npm run serve`'s command. */
const OPTIONS = scripts.serve
  .replace(/^.*exec node /, "")
  .split(" ")
  .slice(0, -1)

/** Runs a release's server in a process of its own. Rejects with its output when it ends early. */
export const serveInProcess = (
  releaseDirectory: string,
  env: Record<string, string>,
): Promise<ServedProcess> => untilReady(runServe(releaseDirectory, env))

/** The server without page views that ours is compared with, run with the options of ours. */
export const serveEmptyExpress = (): Promise<ServedProcess> =>
  untilReady(
    run([...OPTIONS, "--require", "tsx/cjs", "packages/page-views/test-site/empty-express.ts"], {}),
  )

/** Starts it without waiting for it to be ready; `args` are the server's own. */
export const runServe = (
  releaseDirectory: string,
  env: Record<string, string>,
  ...args: string[]
) => run([...OPTIONS, join(releaseDirectory, "server.cjs"), ...args], env)

async function untilReady(started: ReturnType<typeof run>) {
  const ready = new Promise<string>(resolve => {
    started.child.stdout?.on("data", () => {
      const url = /Site ready: (\S+)\n/.exec(started.output())?.[1]
      if (url) resolve(url)
    })
  })
  const url = await Promise.race([ready, started.exit])
  if (typeof url === "number" || !url.startsWith("http")) throw new Error(started.output())
  return { ...started, url }
}

function run(args: readonly string[], env: Record<string, string>) {
  const { PATH = "" } = process.env
  const child = spawn(process.execPath, args, { env: { PATH, ...env } })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", chunk => {
      output += chunk
    })
  }
  const exit = new Promise<number | NodeJS.Signals>(resolve => {
    child.once("close", (code, signal) => resolve(code ?? signal ?? 0))
  })
  return {
    child,
    /** Resolves with the exit code, or the signal that ended it. */
    exit,
    /** Output so far, its log included. */
    output: () => output,
  }
}

/** Children of a process, as Linux lists them. */
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ")

/** Process that has the SQLite file of a server; undefined while it has none. Throws where there is no `/proc`. */
export function findWriter({ child }: ServedProcess): number | undefined {
  if (!child.pid) throw new Error("the server did not start")
  const [pid] = childrenOf(child.pid)
  return pid ? Number(pid) : undefined
}

/** The same; throws when the server has none, because a signal to process 0 stops the tests themselves. */
export function writerOf(served: ServedProcess): number {
  const pid = findWriter(served)
  if (!pid) throw new Error(`the server has no writer of its file:\n${served.output()}`)
  return pid
}
