/** Jest calls it once after the tests of `servers`. */
export { endPostgres as default } from "./shared-postgres"
