import { buildSite } from "../release/build-site"
import { isReleaseCurrent } from "../release/release-inputs"

/** `npm start`, before the server: builds when the last build is out of date. */
async function buildWhenNeeded(): Promise<number> {
  if (!(await isReleaseCurrent(process.cwd(), new Date()))) return buildSite(process.cwd(), [])
  process.stdout.write("The build is current.\n")
  return 0
}

buildWhenNeeded().then(
  code => {
    process.exitCode = code
  },
  error => {
    console.error(error)
    process.exitCode = 1
  },
)
