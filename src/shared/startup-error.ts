/** A problem whose message is all its reader needs: printed as one sentence, without a stack. */
export class StartupError extends Error {
  override name = "StartupError"
}

/** The short reason inside anything that was thrown, to end a sentence with. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
