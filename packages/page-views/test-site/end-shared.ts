/** Jest calls it once after the tests of `servers`. */
export { endShared as default } from "./shared"
