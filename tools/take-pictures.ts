import type { Browser } from "@playwright/test"
import { npmScript } from "../src/commands/npm-script"
import { withBuiltSite } from "./pictures/built-site"
import { store } from "./pictures/camera"
import { DOCS_PICTURES, type Picture, SHARE_PICTURE } from "./pictures/site-pictures"

/**
 * `npm run pictures`: takes the share image again, from the last build. `npm run pictures:docs`: the pictures of the
 * template's own README.
 */
const takePictures = (given: string | undefined): Promise<void> =>
  withBuiltSite(async (browser, address) => {
    if (given === "docs") await takeAll(DOCS_PICTURES, browser, address)
    else if (await takeAll([SHARE_PICTURE], browser, address))
      say("The site shows it. Run: npm run build")
  })

/** Draws and stores pictures, one by one. True when a file has changed. */
async function takeAll(
  pictures: readonly Picture[],
  browser: Browser,
  address: string,
): Promise<boolean> {
  let changed = false
  for (const { file, take } of pictures) {
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
