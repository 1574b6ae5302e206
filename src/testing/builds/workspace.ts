import { cp, mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { runProgram } from "../run-program"

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
    run: (command, args = [], env = {}) =>
      runProgram(process.execPath, ["--import", "tsx", `src/commands/${command}.ts`, ...args], {
        cwd: root,
        // Playwright and Jest set it to "test"; the commands are to run as for a person, and to speak French.
        env: { NODE_ENV: undefined, CI: "true", LC_ALL: "C", ...env },
      }),
  }
}
