import { type ChildProcess, spawn } from "node:child_process"
import { rmSync } from "node:fs"
import { basename, resolve } from "node:path"
import { buildSync } from "esbuild"

/** Exit code and output of a command. */
type Ended = { code: number | NodeJS.Signals | null; stdout: string; stderr: string }

/**
 * Runs a command, of `src/commands` or by its path, in a process of its own, with nothing of this one's environment but
 * `PATH`; `options` are Node's. It is compiled once: `tsx` would take half a second each time.
 * @param cwd where it runs; this folder by default
 */
export const runCommand = (
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  options: readonly string[] = [],
  cwd?: string,
) => run([...options, scriptOf(name), ...args], env, cwd)

/** The same as its npm script does it. */
export const runFromSource = (
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  cwd?: string,
) => run(["--import", require.resolve("tsx"), resolve(sourceOf(name)), ...args], env, cwd)

const sourceOf = (name: string) => `${name.includes("/") ? name : `src/commands/${name}`}.ts`

function run(args: readonly string[], env: Record<string, string>, cwd?: string) {
  const { PATH = "" } = process.env
  const child: ChildProcess = spawn(process.execPath, args, { cwd, env: { PATH, ...env } })
  const written = { stdout: "", stderr: "" }
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.on("data", chunk => {
      written[name] += chunk
    })
  }
  const ended = new Promise<Ended>(resolve => {
    child.once("close", (code, signal) => resolve({ code: signal ?? code, ...written }))
  })
  return { child, ended }
}

const scripts = new Map<string, string>()

/** Inside the project, where drivers of databases are found, and packages that look for files beside them. */
function scriptOf(name: string): string {
  const script =
    scripts.get(name) ?? resolve(`.scratch/commands/${basename(name)}-${process.pid}.cjs`)
  if (scripts.has(name)) return script
  buildSync({
    entryPoints: [sourceOf(name)],
    outfile: script,
    bundle: true,
    platform: "node",
    // The others are large, and few articles need them.
    external: ["fdir", "satteri", "shiki", "@shikijs/*"],
    logLevel: "error",
  })
  scripts.set(name, script)
  return script
}

afterAll(() => {
  for (const script of scripts.values()) rmSync(script)
})
