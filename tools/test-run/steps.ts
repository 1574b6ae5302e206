import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"

const running = new Set<ChildProcess>()
let isStopped = false

/** Steps that failed. */
export const failedSteps: string[] = []

/** Ends what runs, and begins nothing more. */
export function stopSteps(): void {
  isStopped = true
  for (const child of running) child.kill()
}

/** Runs a step, with a line when it begins and one when it ends. Its output is printed when it failed. */
export async function runStep(name: string, work: () => Promise<string>): Promise<boolean> {
  if (isStopped) return false
  const start = performance.now()
  print(`… ${name}`)
  const error = await work().then(
    () => undefined,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  )
  if (isStopped) return false
  const seconds = Math.round((performance.now() - start) / 1000)
  if (error === undefined) print(`✓ ${name}: ${seconds} s`)
  else {
    failedSteps.push(name)
    print(`${error}\n✗ ${name}: failed after ${seconds} s`)
  }
  return error === undefined
}

/** The dots of the browser tests do not end their line. */
const print = (text: string) => process.stdout.write(`\n${text}\n`)

/** Runs a program of `node_modules/.bin`. Resolves with its output, or rejects with it. */
export function runTool(program: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, FORCE_COLOR: process.stdout.isTTY ? "1" : "0" }
  return ended(spawn(`node_modules/.bin/${program}`, args, { env }))
}

/** Waits for a process. Rejects with its output when it failed. */
export async function ended(child: ChildProcess): Promise<string> {
  running.add(child)
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", chunk => {
      output += chunk
    })
  }
  const [code] = await once(child, "close")
  running.delete(child)
  if (code !== 0) throw new Error(output.trimEnd())
  return output
}
