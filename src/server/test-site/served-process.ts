import { type ChildProcess, spawn } from "node:child_process"

export type ServedProcess = {
  url: string
  child: ChildProcess
  /** What it wrote so far, its log included. */
  output: () => string
  /** Resolves with the exit code, or the signal that ended it. */
  exit: Promise<number | NodeJS.Signals>
}

/** Runs `npm start`'s command in a process of its own. Rejects with its output when it ends early. */
export async function serveInProcess(
  releaseDirectory: string,
  env: Record<string, string>,
): Promise<ServedProcess> {
  const run = runServe(releaseDirectory, env)
  const ready = new Promise<string>(resolve => {
    run.child.stdout?.on("data", () => {
      const url = /Site ready: (\S+)\n/.exec(run.output())?.[1]
      if (url) resolve(url)
    })
  })
  const url = await Promise.race([ready, run.exit])
  if (typeof url === "number" || !url.startsWith("http")) throw new Error(run.output())
  return { ...run, url }
}

/** Starts the command without waiting for it to be ready. */
export function runServe(releaseDirectory: string, env: Record<string, string>) {
  const { PATH = "" } = process.env
  const args = ["--import", "tsx", "src/commands/serve.ts", releaseDirectory]
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
  return { child, exit, output: () => output }
}
