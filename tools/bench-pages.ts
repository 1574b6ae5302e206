import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import { npmScript } from "../src/commands/npm-script"
import { makeSite, storedRelease } from "../src/testing/builds/stored-builds"
import { findBrowser } from "../src/testing/find-browsers"
import { median } from "../src/testing/http-load"
import { serveSite } from "../src/testing/serve-site"
import { LIGHTHOUSE_COLUMNS, lighthouse } from "./lighthouse"
import { clickToHeading, firstTouches } from "./page-times"
import { type PageWork, pageWork } from "./page-trace"
import { printHead, printRow } from "./print-table"

const PAGES = [
  "/",
  "/blog",
  "/blog/ecrire-un-article",
  "/blog/montrer-du-code",
  "/project/compteur-de-visites",
  "/about-me",
  "/mentions-legales",
]
const SLOWDOWNS = [1, 4]
const RUNS = 5

const WORK = ["blocked", "longest", "layout", "reading", "hydration", "effects", "rest"] as const

/**
 * `npm run bench:pages`: what the main thread does for a page at a quarter of the speed, with scripts and without, and
 * what first touches and clicks take in Chromium; `-- --lighthouse [ADDRESS…]`: results of Lighthouse for the pages, and
 * for these of other sites.
 */
npmScript(async () => {
  await makeSite()
  const folder = await mkdtemp(join(tmpdir(), "bench-pages-"))
  const executablePath = await findBrowser("whole")
  const { address, stop } = await serveSite(storedRelease("site"))
  if (process.argv.includes("--lighthouse")) {
    printHead(["page", ...LIGHTHOUSE_COLUMNS])
    const others = process.argv.filter(argument => argument.startsWith("http"))
    for (const page of [...PAGES.map(path => address + path), ...others]) {
      printRow([page, ...(await lighthouse(page, executablePath, folder))])
    }
    await stop()
    return rm(folder, { recursive: true })
  }
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  printHead(["page", "scripts", ...WORK])
  for (const path of PAGES) {
    const runs: { on: PageWork; off: PageWork }[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const on = await pageWork(browser, address + path, 4, true)
      runs.push({ on, off: await pageWork(browser, address + path, 4, false) })
    }
    for (const scripts of ["on", "off"] as const) {
      const times = WORK.map(part => median(runs.map(run => run[scripts][part])))
      printRow([path, scripts, ...times.map(time => `${time.toFixed(0)} ms`)])
    }
  }
  process.stdout.write("\n")
  printHead(["page", "first touch at a quarter, median of 20", "longest"])
  for (const path of PAGES.slice(0, 4)) {
    const touches = await firstTouches(browser, address + path, 4)
    printRow([path, `${median(touches)} ms`, `${Math.max(...touches)} ms`])
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
