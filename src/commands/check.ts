import { spawn } from "node:child_process"
import { npmScript } from "./npm-script"

/** Every check that needs no server, database, build or browser: under a minute on two cores. */
const CHECKS = [
  ["biome", "ci", "--error-on-warnings", "."],
  ["tsc", "--noEmit"],
  ["tsc", "--noEmit", "-p", "src/service-worker"],
  ["knip"],
]

/** Jest goes on while the others run one after the other: each of those has one thread. */
const UNIT_TESTS = ["jest", "--selectProjects", "unit", "components"]

/** `npm run check`: arguments go to Jest. */
async function check(args: readonly string[]): Promise<boolean> {
  const tests = execute([...UNIT_TESTS, ...args])
  let isGood = true
  for (const command of CHECKS) isGood = (await execute(command)) && isGood
  return (await tests) && isGood
}

/** Runs a program of `node_modules/.bin`, and prints what it said when it has ended. True when it ended well. */
function execute([command = "", ...args]: readonly string[]): Promise<boolean> {
  const start = performance.now()
  const child = spawn("npx", ["--no-install", command, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? "1" : "0" },
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", chunk => {
      output += chunk
    })
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("close", code => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const result = code === 0 ? "done" : "failed"
      process.stdout.write(`${output}${command} ${args.join(" ")}: ${result} in ${seconds} s\n`)
      resolve(code === 0)
    })
  })
}

npmScript(() => check(process.argv.slice(2)))
