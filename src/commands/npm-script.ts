import { StartupError } from "../shared/startup-error"

/** Does what an npm script is for. Its exit code is the number that `work` resolves with; 1 when that is false, or on failure. */
export function npmScript(work: () => Promise<unknown>): void {
  work().then(
    result => {
      if (typeof result === "number") process.exitCode = result
      if (result === false) process.exitCode = 1
    },
    (error: unknown) => {
      // A StartupError is a sentence for its reader. Any other error needs its stack.
      console.error(error instanceof StartupError ? error.message : error)
      process.exitCode = 1
    },
  )
}
