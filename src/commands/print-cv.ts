import { SITE_PATHS } from "../shared/site-paths"
import { StartupError } from "../shared/startup-error"
import { withBuiltSite } from "./built-site"
import { npmScript } from "./npm-script"

const FILE = "static/cv.pdf"

/** `npm run cv`: prints the page about the owner, of the last build, into a file that the site can offer. */
npmScript(() =>
  withBuiltSite(async (browser, address) => {
    const page = await browser.newPage()
    const answer = await page.goto(address + SITE_PATHS.about, { waitUntil: "networkidle" })
    if (!answer?.ok()) throw new StartupError(`The site has no page ${SITE_PATHS.about} to print.`)
    await page.pdf({ path: FILE, format: "A4", preferCSSPageSize: true, tagged: true })
    process.stdout.write(
      `${FILE} is written. Let content/cv.yml say “pdf: /cv.pdf”, and build the site again.\n`,
    )
  }),
)
