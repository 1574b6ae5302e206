import { spawn } from "node:child_process"

/**
 * Runs a program and resolves when it has ended, with its exit code and all that it printed. Rejects when it
 * cannot be started. Takes the arguments, where to run it, and what is added to the environment.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd = process.cwd(), env = {} }: { cwd?: string; env?: Readonly<NodeJS.ProcessEnv> } = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", chunk => {
      output += chunk
    })
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("close", code => resolve({ code: code ?? 1, output }))
  })
}
