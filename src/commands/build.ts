import { buildSite } from "../release/build-site"

/** `npm run build`: arguments go to `gatsby build`. */
buildSite(process.cwd(), process.argv.slice(2)).then(
  code => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
