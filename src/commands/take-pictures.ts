import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { chromium } from "@playwright/test"
import { isReleaseCurrent } from "../release/release-manifest"
import { findBrowser } from "../testing/find-browser"
import { store } from "../testing/pictures/camera"
import { graphiqlCover, projectCovers } from "../testing/pictures/project-covers"
import { type Picture, pagePictures, sharePicture } from "../testing/pictures/site-pictures"
import { serveSite } from "../testing/serve-site"

/**
 * `npm run pictures [-- ADDRESS]`: takes the pictures of the site again, from the last build. With the address
 * of a running `npm run develop`, also the one of GraphiQL.
 */
async function takePictures(develop: string | undefined): Promise<void> {
  if (!(await isReleaseCurrent(process.cwd(), new Date()))) {
    throw new Error("The pictures show the last build, and it is out of date. Run: npm run build")
  }
  const folder = mkdtempSync(join(tmpdir(), "pictures-"))
  const server = await serveSite(process.cwd(), join(folder, "page-views.db"))
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--force-color-profile=srgb", "--font-render-hinting=none"],
  })
  try {
    const shown = await takeAll([
      ...projectCovers(browser, server.address),
      ...(develop ? [graphiqlCover(browser, develop)] : []),
      sharePicture(browser, server.address),
    ])
    await takeAll(pagePictures(browser, server.address))
    if (!develop) {
      say("GraphiQL: not taken. Start npm run develop and give its address after “--”.")
    }
    if (shown)
      say("The site shows some of these: build, and run this again for docs/ to show them.")
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Takes and stores pictures, one by one. True when a file has changed. */
async function takeAll(pictures: readonly Picture[]): Promise<boolean> {
  let changed = false
  for (const { file, take } of pictures) {
    // A demonstration project that its owner has removed.
    if (!existsSync(dirname(file))) continue
    const isNew = await store(file, await take())
    say(`${isNew ? "new      " : "unchanged"} ${file}`)
    changed ||= isNew
  }
  return changed
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

takePictures(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
