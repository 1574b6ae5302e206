import { runGatsby } from "../release/run-gatsby"

/** `npm run develop`: arguments go to `gatsby develop`. */
runGatsby(process.cwd(), ["develop", ...process.argv.slice(2)]).then(code => {
  process.exitCode = code
})
