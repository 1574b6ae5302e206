/** Jest calls it once before the tests of `trials`. */
export { shareWithPostgres as default } from "./shared"
