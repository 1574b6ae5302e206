import nodeModule from "node:module"
import { resolve } from "node:path"
import { reasonOf, StartupError } from "./startup-error"

/**
 * Loads a database driver; the caller names its type. A native module cannot be bundled, so the bundlers of the
 * function (D2) and of the release do not see it: Node finds it from the program that runs, beside the release's
 * script or in the project. Throws a `StartupError` when it is not installed.
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
