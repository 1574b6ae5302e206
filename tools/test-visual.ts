import { once } from "node:events"
import { rmSync } from "node:fs"
import { npmScript } from "../src/commands/npm-script"
import { browse } from "../src/testing/browse"
import { makeSite } from "../src/testing/builds/stored-builds"
import { findBrowser } from "../src/testing/find-browsers"

const SPECS = ["src/e2e/pictures/visual.spec.ts", "src/e2e/more/pictures/visual.spec.ts"]

/** `npm run test:visual`: compares every page with its pictures; with `--update`, takes new pictures. */
npmScript(async () => {
  const shell = await findBrowser("shell")
  rmSync("test-results/visual", { recursive: true, force: true })
  await makeSite()
  const update = process.argv.includes("--update") ? ["--update-snapshots=all"] : []
  const results = "test-results/visual.json"
  const [code] = await once(browse([...SPECS, ...update], { shell }, results), "exit")
  return code === 0
})
