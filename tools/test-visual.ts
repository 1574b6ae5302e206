import { rmSync } from "node:fs"
import { npmScript } from "../src/commands/npm-script"
import { browse } from "../src/testing/browse"
import { makeSeries } from "../src/testing/builds/stored-builds"

/** `npm run test:visual`: compares every page with its picture; with `--update`, takes new pictures. */
npmScript(async () => {
  const isUpdate = process.argv.includes("--update")
  rmSync("test-results/visual", { recursive: true, force: true })
  await makeSeries(["whole"])
  const update = isUpdate ? ["--update-snapshots=all"] : []
  return browse(["visual", ...update])
})
