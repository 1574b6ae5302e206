import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { npmScript } from "../src/commands/npm-script"
import { makeSeries, storedRelease } from "../src/testing/builds/stored-builds"
import { findBrowsers } from "../src/testing/find-browsers"
import { serveSite } from "../src/testing/serve-site"
import { LIGHTHOUSE_COLUMNS, lighthouse } from "./lighthouse"
import { clickToHeading, longTasks } from "./page-times"
import { printHead, printRow } from "./print-table"

const PAGES = [
  "/",
  "/blog",
  "/blog/ecrire-un-article",
  "/project/compteur-de-visites",
  "/about-me",
  "/mentions-legales",
]
const SLOWDOWNS = [1, 4]

/**
 * `npm run bench:pages`: what loading and navigating take in Chromium, as the machine is and slowed down fourfold;
 * `-- --lighthouse`: results of Lighthouse for the pages.
 */
npmScript(async () => {
  await makeSeries(["whole"])
  const folder = await mkdtemp(join(tmpdir(), "bench-pages-"))
  const { whole: executablePath } = await findBrowsers()
  const { address, stop } = await serveSite(storedRelease("whole"), join(folder, "views.db"))
  if (process.argv.includes("--lighthouse")) {
    printHead(["page", ...LIGHTHOUSE_COLUMNS])
    for (const path of PAGES) {
      printRow([path, ...(await lighthouse(address + path, executablePath, folder))])
    }
    await stop()
    return rm(folder, { recursive: true })
  }
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  printHead(["page", "CPU", "tasks over 50 ms", "longest", "blocked"])
  for (const rate of SLOWDOWNS) {
    for (const path of PAGES) {
      const tasks = await longTasks(browser, address + path, rate)
      const blocked = tasks.reduce((sum, task) => sum + task - 50, 0)
      printRow([path, `1/${rate}`, tasks.length, `${Math.max(0, ...tasks)} ms`, `${blocked} ms`])
    }
  }
  process.stdout.write("\n")
  printHead(["CPU", "click to heading, median of 20"])
  for (const rate of SLOWDOWNS) {
    const took = await clickToHeading(browser, address, rate)
    printRow([`1/${rate}`, `${took.toFixed(0)} ms`])
  }
  await browser.close()
  await stop()
  await rm(folder, { recursive: true })
})
