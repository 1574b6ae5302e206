import { cp, mkdir, rm } from "node:fs/promises"
import { join, relative } from "node:path"
import { DEMONSTRATION } from "../../content/content-folder"
import { runProgram } from "../run-program"

const PARTS = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "src",
  "tsconfig.json",
]

/** A second copy of the project below `.scratch/`, with content of its own, that can be built beside this one. */
export interface Workspace {
  root: string
  content: string
  /**
   * Runs one of the project's commands (`src/commands/<name>.ts`) there, `env` added to the environment.
   * @param through a program that runs it, with its options
   */
  run(
    command: string,
    args?: readonly string[],
    env?: Readonly<NodeJS.ProcessEnv>,
    through?: readonly string[],
  ): Promise<{ code: number; output: string }>
}

/**
 * Makes a workspace of the demonstration, so that tests do not depend on the owner's content. Packages are found in the
 * project above it. An earlier workspace of that name is removed, caches included.
 */
export async function makeWorkspace(project: string, name: string): Promise<Workspace> {
  const root = join(project, ".scratch/workspaces", name)
  await rm(root, { recursive: true, force: true })
  await mkdir(root, { recursive: true })
  for (const part of PARTS) await cp(join(project, part), join(root, part), { recursive: true })
  const shown = join(project, DEMONSTRATION)
  const isContent = (path: string) => !/^static\b/.test(relative(shown, path))
  await cp(shown, join(root, "content"), { recursive: true, filter: isContent })
  await cp(join(shown, "static"), join(root, "static"), { recursive: true })
  return workspaceAt(root)
}

/** A workspace that has been made before. */
export function workspaceAt(root: string): Workspace {
  return {
    root,
    content: join(root, "content"),
    run(command, args = [], env = {}, through = []) {
      const node = [process.execPath, "--import", "tsx", `src/commands/${command}.ts`]
      const [program = "", ...rest] = [...through, ...node, ...args]
      // Playwright and Jest set it to "test"; the commands are to run as for a person.
      const own = { NODE_ENV: undefined, CI: "true" }
      return runProgram(program, rest, { cwd: root, env: { ...own, ...env } })
    },
  }
}
