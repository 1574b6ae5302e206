import { cp } from "node:fs/promises"
import { join } from "node:path"
import { isDemonstration, staticFiles } from "../content/content-folder"
import { runGatsby } from "../release/run-gatsby"
import { npmScript } from "./npm-script"

/** `npm run develop`: arguments go to `gatsby develop`. */
npmScript(async () => {
  const root = process.cwd()
  // Gatsby itself serves what is in `static/`.
  if (isDemonstration(root)) {
    for (const [file, folder] of await staticFiles(root))
      await cp(join(folder, file), join(root, "public", file))
  }
  return runGatsby(root, ["develop", ...process.argv.slice(2)])
})
