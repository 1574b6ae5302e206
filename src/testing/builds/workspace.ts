import { spawn } from "node:child_process"
import { cp, mkdir, rm } from "node:fs/promises"
import { join } from "node:path"

const PARTS = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "src",
  "static",
  "tsconfig.json",
]

/** A second copy of the project below `.scratch/`, with content of its own, that can be built beside this one. */
export interface Workspace {
  root: string
  content: string
  /** Runs one of the project's commands (`src/commands/<name>.ts`) there, `env` added to the environment. */
  run(
    command: string,
    args?: readonly string[],
    env?: Readonly<Record<string, string>>,
  ): Promise<{ code: number; output: string }>
}

/**
 * Makes a workspace. Packages are found in the project above it. Takes the content folder to begin with.
 * An earlier workspace of that name is removed, caches included.
 */
export async function makeWorkspace(
  project: string,
  name: string,
  content: string,
): Promise<Workspace> {
  const root = join(project, ".scratch/workspaces", name)
  await rm(root, { recursive: true, force: true })
  await mkdir(root, { recursive: true })
  for (const part of PARTS) await cp(join(project, part), join(root, part), { recursive: true })
  await cp(content, join(root, "content"), { recursive: true })
  return {
    root,
    content: join(root, "content"),
    run: (command, args = [], env = {}) => run(root, command, args, env),
  }
}

function run(
  root: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number; output: string }> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", `src/commands/${command}.ts`, ...args],
    {
      cwd: root,
      // Playwright and Jest set it to "test"; the commands are to run as for a person.
      env: { ...process.env, NODE_ENV: undefined, KITCHEN_SINK: undefined, CI: "true", ...env },
    },
  )
  let output = ""
  child.stdout.on("data", chunk => {
    output += chunk
  })
  child.stderr.on("data", chunk => {
    output += chunk
  })
  return new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("close", code => resolve({ code: code ?? 1, output }))
  })
}
