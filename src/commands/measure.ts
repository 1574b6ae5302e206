import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { z } from "zod"
import { contentFolder, MEASURES } from "../content/content-folder"
import { conditions, findings, type Measures, weight } from "../site/measure-schema"
import { browse, browserResults } from "../testing/browse"
import { makeOwnSite } from "../testing/builds/stored-builds"
import { findBrowser } from "../testing/find-browsers"
import { npmScript } from "./npm-script"

const SPECS = ["src/e2e/pages/every-page.spec.ts", "src/e2e/more/pages/every-page.spec.ts"]

/** `npm run measure`: opens every page as the tests do, and writes the figures of the legal page. */
npmScript(async () => {
  const shell = await findBrowser("shell")
  await makeOwnSite()
  process.env.TESTED_BUILD = "own"
  const results = "test-results/measured.json"
  const [code] = await once(
    browse([...SPECS, "--update-snapshots=all"], { shell }, results),
    "exit",
  )
  if (code !== 0) return false
  const { suites = [] } = (await browserResults(results)) ?? {}
  const notes = suites
    .flatMap(({ specs }) => specs)
    .flatMap(({ tests }) => tests)
    .flatMap(({ annotations }) => annotations)
  const noted = <Note>(type: string, schema: z.ZodType<Note>): Note[] =>
    notes
      .filter(note => note.type === type)
      .map(({ description = "" }) => schema.parse(JSON.parse(description)))
  const found = noted("axe", findings)
  const all = (path: string, part: "violations" | "undecided") =>
    [...new Set(found.filter(page => page.path === path).flatMap(page => page[part]))].sort()
  const measures: Measures = {
    ...conditions.parse(noted("conditions", conditions)[0]),
    date: new Date().toISOString().slice(0, 10),
    pages: noted("weight", weight).map(page => ({
      ...page,
      violations: all(page.path, "violations"),
      undecided: all(page.path, "undecided"),
    })),
  }
  writeFileSync(join(contentFolder("."), MEASURES), `${JSON.stringify(measures, null, 2)}\n`)
  return true
})
