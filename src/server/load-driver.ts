import nodeModule from "node:module"
import { resolve } from "node:path"
import { reasonOf, StartupError } from "./startup-error"

/**
 * Loads the package of a database driver; the caller names its type. Gatsby bundles functions
 * without externals (D2) and the release holds the server as one script, and a native module cannot be
 * bundled: neither bundler sees these. Node finds them from the program that runs: beside the release's
 * script, or in the project.
 * Throws a `StartupError` when it is not installed.
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
