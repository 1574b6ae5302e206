import { existsSync } from "node:fs"
import { join } from "node:path"
import { StartupError } from "../server/startup-error"
import { filesBesideNginx } from "../server/test-site/files-beside-nginx"
import { runTrial } from "../server/test-site/trials/trial"
import { npmScript } from "./npm-script"

/** `npm run bench:server [-- RELEASE]`: the files of the last build beside nginx. */
npmScript(async () => {
  const release = process.argv[2] ?? "release"
  if (!existsSync(join(release, "release.json"))) {
    throw new StartupError(`There is no build in ${release} to measure. Run: npm run build`)
  }
  await runTrial(filesBesideNginx, release)
})
