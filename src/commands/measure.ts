import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { z } from "zod"
import { contentFolder, MEASURES } from "../content/content-folder"
import { conditions, findings, type Measures, weight } from "../site/measure-schema"
import { browse, browserResults } from "../testing/browse"
import { makeSeries } from "../testing/builds/stored-builds"
import { npmScript } from "./npm-script"

/** `npm run measure`: opens every page as the tests do, and writes the figures of the legal page. */
npmScript(async () => {
  await makeSeries(["whole"])
  if (!(await browse(["every-page.spec.ts", "--update-snapshots=all"]))) return false
  const { suites = [] } = (await browserResults()) ?? {}
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
