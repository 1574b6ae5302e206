import { readdir } from "node:fs/promises"
import { z } from "zod"
import { readJson } from "../../src/content/folder-files"
import { type BrowserSuite, browserResults } from "../../src/testing/browse"

/** Folder of the results of a run. */
export const RESULTS = "test-results"

const jestResults = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

interface Result {
  passed: number
  /** A line for each test that failed, and for each file that could not run. */
  failed: string[]
  skipped: string[]
}

/** Messages of Jest for the files that failed; undefined when it has written no results. */
export async function jestMessages(file: string): Promise<string | undefined> {
  const results = await readJson(file, jestResults)
  const failed = results?.testResults.filter(({ status }) => status === "failed")
  return failed?.map(({ name, message }) => `${name}\n${message}`).join("\n")
}

/** Adds up what the steps of a run have written. */
export async function readResults(): Promise<Result> {
  const files = (await readdir(RESULTS)).map(name => `${RESULTS}/${name}`)
  const all = await Promise.all(
    files.map(file => (/browser[^/]*\.json$/.test(file) ? ofBrowser(file) : ofJest(file))),
  )
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.flatMap(({ failed }) => failed),
    skipped: all.flatMap(({ skipped }) => skipped),
  }
}

async function ofJest(file: string): Promise<Result> {
  const results = await readJson(file, jestResults)
  const failed = results?.testResults.flatMap(({ name, status, assertionResults }) => {
    const path = name.replace(`${process.cwd()}/`, "")
    const tests = assertionResults.filter(test => test.status === "failed")
    if (status === "failed" && tests.length === 0) return [`${path}: could not be loaded`]
    return tests.map(({ fullName }) => `${path}: ${fullName}`)
  })
  return { passed: results?.numPassedTests ?? 0, failed: failed ?? [], skipped: [] }
}

async function ofBrowser(file: string): Promise<Result> {
  const results = await browserResults(file)
  const unpassed = (results?.suites ?? []).flatMap(unpassedIn)
  return {
    passed: results?.stats.expected ?? 0,
    failed: unpassed.flatMap(({ line, isSkipped }) => (isSkipped ? [] : line)),
    skipped: unpassed.flatMap(({ line, isSkipped }) => (isSkipped ? line : [])),
  }
}

/** Tests that failed, and those that skipped themselves and why, with their files. */
const unpassedIn = ({ file, specs, suites = [] }: BrowserSuite): Unpassed[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, annotations }) => {
      if (status === "expected") return []
      const reason = annotations.find(({ type }) => type === "skip")?.description
      const isSkipped = status === "skipped"
      return [{ line: `src/e2e/${file}: ${title}${isSkipped ? ` (${reason})` : ""}`, isSkipped }]
    }),
  ),
  ...suites.flatMap(unpassedIn),
]

interface Unpassed {
  line: string
  isSkipped: boolean
}
