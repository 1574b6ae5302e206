import { existsSync, mkdirSync } from "node:fs"
import { npmScript } from "../src/commands/npm-script"
import { GATSBY_TYPES, makeSite } from "../src/testing/builds/stored-builds"
import { checkStyle, checkTypes, runJest } from "./test-run/checks"
import { RESULTS } from "./test-run/results"
import { filesOf } from "./test-run/selection"
import { runStep } from "./test-run/steps"

/**
 * `npm run check`: all that needs no server, database or browser; with words, for the files of tests whose path has one.
 * In a fresh clone the build of the tests' site writes the types of queries first, and ends it when it fails.
 */
npmScript(async () => {
  mkdirSync(RESULTS, { recursive: true })
  if (!existsSync(GATSBY_TYPES)) {
    const make = () => makeSite().then(() => "")
    if (!(await runStep("build of the site", make))) return false
  }
  const { units } = await filesOf("first", process.argv.slice(2))
  const checks = async () => [await checkStyle(), await checkTypes()]
  const results = await Promise.all([
    checks(),
    runJest("unit tests", units, `${RESULTS}/units.json`),
  ])
  return !results.flat().includes(false)
})
