import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { median } from "../src/testing/http-load"
import { runProgram } from "../src/testing/run-program"

/** Fetched on use: with its dependencies, it is 120 MB. */
const LIGHTHOUSE = "lighthouse@12.8.2"

const RUNS = 5

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"]
const AUDITS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
}

export const LIGHTHOUSE_COLUMNS = [...CATEGORIES, ...Object.keys(AUDITS)]

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

/**
 * Results of Lighthouse for a page on a slow phone (its mobile preset): medians of five runs, in the order of the
 * columns.
 * @param program the path of a whole Chromium
 * @param folder where the reports are written
 */
export async function lighthouse(address: string, program: string, folder: string) {
  const reports: z.infer<typeof report>[] = []
  const file = join(folder, "report.json")
  const flags = ["--chrome-flags=--headless=new --no-sandbox", "--quiet", "--output=json"]
  for (let run = 0; run < RUNS; run += 1) {
    const args = ["--yes", LIGHTHOUSE, address, `--output-path=${file}`, ...flags]
    const { code, output } = await runProgram("npx", args, { env: { CHROME_PATH: program } })
    if (code !== 0) throw new Error(output)
    reports.push(report.parse(JSON.parse(await readFile(file, "utf8"))))
  }
  const scores = CATEGORIES.map(name =>
    median(reports.map(({ categories }) => 100 * (categories[name]?.score ?? Number.NaN))),
  )
  const times = Object.values(AUDITS).map(name =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)),
  )
  return [...scores, ...times].map(value => String(Number(value.toPrecision(3))))
}
