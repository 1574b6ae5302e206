import nodeModule from "node:module"
import { resolve } from "node:path"
import { reasonOf, StartupError } from "../startup-error"

/**
 * Loads a database driver, whose type the caller names. A native module cannot be bundled: bundlers do not see it, and
 * Node finds it from the program that runs. Throws a `StartupError` when it is not installed.
 */
export function loadDriver<Driver>(name: string): Driver {
  const program = resolve(process.argv[1] ?? "package.json")
  try {
    return nodeModule.createRequire(program)(name)
  } catch (error) {
    throw new StartupError(
      `The database driver "${name}" cannot be loaded for ${program} (${reasonOf(error)}): run npm install; if this release was built on another kind of machine, build it on one like this.`,
    )
  }
}
