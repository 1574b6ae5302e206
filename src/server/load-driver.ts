import nodeModule from "node:module"
import { join } from "node:path"
import { reasonOf, StartupError } from "./startup-error"

/**
 * Loads the package of a database driver; the caller names its type. Gatsby bundles functions
 * without externals (D2), and a native module cannot be bundled: webpack does not see these, and
 * Node finds them from the project's root, where every command is run.
 * Throws a `StartupError` when it is not installed.
 */
export function loadDriver<Driver>(name: string): Driver {
  const root = process.cwd()
  try {
    return nodeModule.createRequire(join(root, "package.json"))(name)
  } catch (error) {
    throw new StartupError(
      `The database driver "${name}" cannot be loaded from ${root} (${reasonOf(error)}): run npm install, and start from the project's root.`,
    )
  }
}
