import { runGatsby } from "../release/run-gatsby"
import { npmScript } from "./npm-script"

/** `npm run develop`: arguments go to `gatsby develop`. */
npmScript(() => runGatsby(process.cwd(), ["develop", ...process.argv.slice(2)]))
