import { buildSite } from "../release/build-site"
import { npmScript } from "./npm-script"

/** `npm run build`: arguments go to `gatsby build`. */
npmScript(() => buildSite(process.cwd(), process.argv.slice(2)))
