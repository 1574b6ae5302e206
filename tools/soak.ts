import { npmScript } from "../src/commands/npm-script"
import { StartupError } from "../src/shared/startup-error"
import { printHead, printRow } from "./print-table"
import { r3, r4 } from "./trials/ended-under-load"
import { r1 } from "./trials/r-1"
import { r6 } from "./trials/r-6"
import { r7 } from "./trials/r-7"
import { r19 } from "./trials/r-19"
import { r20 } from "./trials/r-20"
import { runTrial, type Trial } from "./trials/trial"

const TRIALS = new Map<string, Trial>([
  ["R-1", r1],
  ["R-3", r3],
  ["R-4", r4],
  ["R-6", r6],
  ["R-7", r7],
  ["R-19", r19],
  ["R-20", r20],
])

/** `npm run soak [-- R-1 R-7]`: the long trials, all or some. Exits with 1 when one misses its target. */
async function soak(names: readonly string[]): Promise<void> {
  const unknown = names.filter(name => !TRIALS.has(name))
  if (unknown.length > 0) {
    throw new StartupError(
      `soak: there is no ${unknown.join(", ")}, only ${[...TRIALS.keys()].join(" ")}`,
    )
  }
  printHead(["trial", "measure", "measured", "target", ""])
  for (const [name, trial] of TRIALS) {
    if (names.length > 0 && !names.includes(name)) continue
    for (const { measure, value, target, passed } of await runTrial(trial)) {
      printRow([name, measure, value, target, passed ? "pass" : "FAIL"])
      if (!passed) process.exitCode = 1
    }
  }
}

npmScript(() => soak(process.argv.slice(2)))
