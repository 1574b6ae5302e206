import { buildSite } from "../release/build-site"
import { isReleaseCurrent } from "../release/release-inputs"
import { npmScript } from "./npm-script"

/** `npm run build`: arguments go to `gatsby build`. `npm start` builds only if the last build is out of date. */
npmScript(async () => {
  const args = process.argv.slice(2)
  if (args[0] !== "--if-changed") return buildSite(process.cwd(), args)
  if (!(await isReleaseCurrent(process.cwd(), new Date()))) return buildSite(process.cwd(), [])
  process.stdout.write("The build is current.\n")
})
