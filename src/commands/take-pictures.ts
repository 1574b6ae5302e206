import { existsSync } from "node:fs"
import { dirname } from "node:path"
import type { Browser } from "@playwright/test"
import { store } from "../testing/pictures/camera"
import { GRAPHIQL_COVER, PROJECT_COVERS } from "../testing/pictures/project-covers"
import { DOCS_PICTURES, type Picture, SHARE_PICTURE } from "../testing/pictures/site-pictures"
import { withBuiltSite } from "./built-site"
import { npmScript } from "./npm-script"

/**
 * `npm run pictures [-- ADDRESS]`: takes the share image and the demonstration projects' covers again, from the last
 * build; with the address of a running `npm run develop`, also the one of GraphiQL. `npm run pictures:docs`: the
 * pictures of the template's own README.
 */
const takePictures = (given: string | undefined): Promise<void> =>
  withBuiltSite(async (browser, address) => {
    if (given === "docs") {
      await takeAll(DOCS_PICTURES, browser, address)
      return
    }
    const covers = await takeAll([...PROJECT_COVERS, SHARE_PICTURE], browser, address)
    const graphiql = given !== undefined && (await takeAll([GRAPHIQL_COVER], browser, given))
    if (!given) say("GraphiQL: not taken. Start npm run develop and give its address after “--”.")
    if (covers || graphiql) say("The site shows some of these. Run: npm run build")
  })

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
