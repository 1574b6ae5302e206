import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { type Browser, chromium } from "@playwright/test"
import { isReleaseCurrent } from "../release/release-inputs"
import { StartupError } from "../server/startup-error"
import { findBrowsers } from "../testing/find-browsers"
import { store } from "../testing/pictures/camera"
import { GRAPHIQL_COVER, PROJECT_COVERS } from "../testing/pictures/project-covers"
import { DOCS_PICTURES, type Picture, SHARE_PICTURE } from "../testing/pictures/site-pictures"
import { serveSite } from "../testing/serve-site"
import { npmScript } from "./npm-script"

/**
 * `npm run pictures [-- ADDRESS]`: takes the share image and the demonstration projects' covers again, from the last
 * build; with the address of a running `npm run develop`, also the one of GraphiQL. `npm run pictures:docs`: the
 * pictures of the template's own README.
 */
async function takePictures(given: string | undefined): Promise<void> {
  if (!(await isReleaseCurrent(process.cwd(), new Date()))) {
    throw new StartupError(
      "The pictures show the last build, and it is out of date. Run: npm run build",
    )
  }
  const folder = mkdtempSync(join(tmpdir(), "pictures-"))
  const { address, stop } = await serveSite("release", join(folder, "page-views.db"))
  const browser = await chromium.launch({
    executablePath: (await findBrowsers()).whole,
    args: ["--no-sandbox", "--force-color-profile=srgb", "--font-render-hinting=none"],
  })
  try {
    if (given === "docs") {
      await takeAll(DOCS_PICTURES, browser, address)
      return
    }
    const covers = await takeAll([...PROJECT_COVERS, SHARE_PICTURE], browser, address)
    const graphiql = given !== undefined && (await takeAll([GRAPHIQL_COVER], browser, given))
    if (!given) say("GraphiQL: not taken. Start npm run develop and give its address after “--”.")
    if (covers || graphiql) say("The site shows some of these. Run: npm run build")
  } finally {
    await browser.close()
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Takes and stores pictures, one by one. True when a file has changed. */
async function takeAll(
  pictures: readonly Picture[],
  browser: Browser,
  address: string,
): Promise<boolean> {
  let changed = false
  for (const { file, take } of pictures) {
    // A demonstration project that its owner has removed.
    if (!existsSync(dirname(file))) continue
    const isNew = await store(file, await take(browser, address))
    say(`${isNew ? "new      " : "unchanged"} ${file}`)
    changed ||= isNew
  }
  return changed
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

npmScript(() => takePictures(process.argv[2]))
