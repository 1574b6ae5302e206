import { existsSync } from "node:fs"
import { npmScript } from "../src/commands/npm-script"
import { buildSite } from "../src/release/build-site"
import { GATSBY_TYPES } from "../src/testing/builds/stored-builds"
import { runProgram } from "../src/testing/run-program"

/** Every check that needs no server, database, build or browser: under a minute on two cores. */
const CHECKS = [
  ["biome", "ci", "--error-on-warnings", "."],
  ["tsc", "--noEmit"],
  ["tsc", "--noEmit", "-p", "src/service-worker"],
  ["knip"],
]

/** Jest goes on while the others run one after the other. */
const UNIT_TESTS = ["jest", "--selectProjects", "unit", "components"]

/** `npm run check`: arguments go to Jest. In a fresh clone a build writes the types of queries first. */
async function check(args: readonly string[]): Promise<boolean> {
  const tests = execute([...UNIT_TESTS, ...args])
  let isGood = existsSync(GATSBY_TYPES) || (await buildSite(process.cwd(), [])) === 0
  for (const command of CHECKS) isGood = (await execute(command)) && isGood
  return (await tests) && isGood
}

/** Runs a program of `node_modules/.bin`, and prints its output when it has ended. True when it ended well. */
async function execute([command = "", ...args]: readonly string[]): Promise<boolean> {
  const start = performance.now()
  const env = { FORCE_COLOR: process.stdout.isTTY ? "1" : "0" }
  const { code, output } = await runProgram("npx", ["--no-install", command, ...args], { env })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const result = code === 0 ? "done" : "failed"
  process.stdout.write(`${output}${command} ${args.join(" ")}: ${result} in ${seconds} s\n`)
  return code === 0
}

npmScript(() => check(process.argv.slice(2)))
