import { rmSync } from "node:fs"
import { isReleaseCurrent } from "../release/release-inputs"
import { browse, run } from "../testing/browse"

/** `npm run test:visual`: compares every page with its picture; with `--update`, takes new pictures. */
async function testVisual(): Promise<void> {
  const isUpdate = process.argv.includes("--update")
  rmSync("test-results/visual", { recursive: true, force: true })
  const built = (await isReleaseCurrent(process.cwd(), new Date())) || run("npm", ["run", "build"])
  const update = isUpdate ? ["--update-snapshots=all"] : []
  const passed = built && (await browse(["visual.spec.ts", ...update]))
  process.exitCode = passed ? 0 : 1
}

testVisual().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
