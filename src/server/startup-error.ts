import * as z from "zod"

/** A problem whose message is all its reader needs: printed as one sentence, without a stack. */
export class StartupError extends Error {
  override name = "StartupError"
}

/** The short reason inside anything that was thrown, to end a sentence with. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const coded = z.object({ code: z.string() })

/** The code that Node and the drivers give their errors; empty without one. */
export const codeOf = (error: unknown): string => coded.safeParse(error).data?.code ?? ""

/** The store cannot be reached at the moment, and nothing is wrong with the settings: try again. */
export class StoreAwayError extends StartupError {
  override name = "StoreAwayError"
}
