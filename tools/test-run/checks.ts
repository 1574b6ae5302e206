import { jestMessages } from "./results"
import { runStep, runTool } from "./steps"

/** Format and lint, and unused code: they need nothing that a build writes. */
export async function checkStyle(): Promise<boolean> {
  const isClean = await runStep("format and lint", () =>
    runTool("biome", ["ci", "--error-on-warnings", "."]),
  )
  return (await runStep("unused code", () => runTool("knip", []))) && isClean
}

/** Types, with those of the queries, which a build has written. */
export const checkTypes = (): Promise<boolean> =>
  runStep("types", async () => {
    await runTool("tsc", ["--noEmit"])
    return runTool("tsc", ["--noEmit", "-p", "src/service-worker"])
  })

/**
 * Runs files of Jest's tests.
 * @param output file of the results
 */
export const runJest = (
  name: string,
  files: readonly string[],
  output: string,
  workers = "100%",
): Promise<boolean> =>
  runStep(name, async () => {
    const options = ["--reporters=summary", "--json", `--outputFile=${output}`]
    const args = [...options, `--maxWorkers=${workers}`, "--runTestsByPath", ...files]
    return runTool("jest", args).catch(async (error: Error) => {
      throw new Error((await jestMessages(output)) || error.message)
    })
  })
