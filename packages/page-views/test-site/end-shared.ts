/** Jest calls it once after the tests of `servers`, and of `trials`. */
export { endShared as default } from "./shared"
