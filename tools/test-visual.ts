import { rmSync } from "node:fs"
import { browse } from "../testing/browse"
import { makeSeries } from "../testing/builds/stored-builds"
import { npmScript } from "./npm-script"

/** `npm run test:visual`: compares every page with its picture; with `--update`, takes new pictures. */
npmScript(async () => {
  const isUpdate = process.argv.includes("--update")
  rmSync("test-results/visual", { recursive: true, force: true })
  await makeSeries("whole")
  const update = isUpdate ? ["--update-snapshots=all"] : []
  return browse(["visual", ...update])
})
