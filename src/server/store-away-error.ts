import { StartupError } from "./startup-error"

/** The store cannot be reached at the moment, and nothing is wrong with the settings: try again. */
export class StoreAwayError extends StartupError {
  override name = "StoreAwayError"
}
