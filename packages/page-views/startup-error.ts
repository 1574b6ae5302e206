import * as z from "zod"

/** A problem whose message is all its reader needs: printed as one sentence, without a stack. */
export class StartupError extends Error {
  override name = "StartupError"
}

const messaged = z.object({ message: z.string() })

/** The short reason inside anything that was thrown, to end a sentence with. */
export const reasonOf = (error: unknown): string =>
  messaged.safeParse(error).data?.message ?? String(error)

const coded = z.object({ code: z.string() })

/** The code of errors of Node and the drivers; empty without one. */
export const codeOf = (error: unknown): string => coded.safeParse(error).data?.code ?? ""

/** The store cannot be reached at the moment, and nothing is wrong with the settings: try again. */
export class StoreAwayError extends StartupError {
  override name = "StoreAwayError"
}

/** Runs an npm script, and prints why it failed: the sentence of a `StartupError`, the stack of any other error. */
export function runCommand(work: () => Promise<unknown>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error)
    // `pg` leaves a connection open that waits a minute for a password it does not have.
    process.exit(1)
  })
}
