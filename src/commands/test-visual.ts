import { rmSync } from "node:fs"
import { isReleaseCurrent } from "../release/release-inputs"
import { browse, run } from "../testing/browse"
import { npmScript } from "./npm-script"

/** `npm run test:visual`: compares every page with its picture; with `--update`, takes new pictures. */
npmScript(async () => {
  const isUpdate = process.argv.includes("--update")
  rmSync("test-results/visual", { recursive: true, force: true })
  const built = (await isReleaseCurrent(process.cwd(), new Date())) || run("npm", ["run", "build"])
  const update = isUpdate ? ["--update-snapshots=all"] : []
  return built && (await browse(["visual.spec.ts", ...update]))
})
