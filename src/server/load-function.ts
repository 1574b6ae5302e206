import { createRequire } from "node:module"
import { basename, resolve } from "node:path"
import { METRICS_PATH } from "../metrics/contract"
import type { FunctionHandler } from "./page-view-route"
import { reasonOf, StartupError } from "./startup-error"

/**
 * Loads the compiled page-view function of a release, once: Gatsby's own server loads it on every
 * call (D2). Throws a `StartupError` when the release has none.
 */
export function loadPageViewFunction(releaseDirectory: string): FunctionHandler {
  const file = resolve(releaseDirectory, "functions", `${basename(METRICS_PATH)}.js`)
  const handler = defaultExport(load(file))
  if (isHandler(handler)) return handler
  throw new StartupError(`${file} does not export a function. Run: npm run build`)
}

function load(file: string): unknown {
  try {
    return createRequire(file)(file)
  } catch (error) {
    throw new StartupError(
      `The compiled function ${file} cannot be loaded (${reasonOf(error)}). Run: npm run build`,
    )
  }
}

const defaultExport = (loaded: unknown): unknown =>
  typeof loaded === "object" && loaded !== null && "default" in loaded ? loaded.default : loaded

const isHandler = (value: unknown): value is FunctionHandler => typeof value === "function"
