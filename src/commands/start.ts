import { buildSite } from "../release/build-site"
import { isReleaseCurrent } from "../release/release-inputs"
import { npmScript } from "./npm-script"

/** `npm start`, before the server: builds when the last build is out of date. */
npmScript(async () => {
  if (!(await isReleaseCurrent(process.cwd(), new Date()))) return buildSite(process.cwd(), [])
  process.stdout.write("The build is current.\n")
})
