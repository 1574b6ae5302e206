import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "@playwright/test"
import { makeSeries, storedRelease } from "../testing/builds/stored-builds"
import { findBrowsers } from "../testing/find-browsers"
import { serveSite } from "../testing/serve-site"
import { npmScript } from "./npm-script"

const PAGES = ["/", "/blog", "/blog/ecrire-un-article", "/about-me", "/mentions-legales"]
const SLOWDOWNS = [1, 4]
const TIMES = 20

/** Long enough for all that waits for an idle page (milliseconds). */
const QUIET_MS = 4_000

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

async function slowPage(browser: Browser, rate: number): Promise<Page> {
  // The visitor is no robot: a robot's pages prefetch nothing.
  const userAgent =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36"
  const page = await (await browser.newContext({ userAgent })).newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate })
  return page
}

/** The tasks of a page that take more than 50 ms, from its first byte until it is quiet. */
async function longTasks(browser: Browser, address: string, rate: number): Promise<number[]> {
  const page = await slowPage(browser, rate)
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: "longtask", buffered: true })
  })
  await page.goto(address)
  await page.waitForTimeout(QUIET_MS)
  const tasks: number[] = await page.evaluate(() => Reflect.get(window, "tasks"))
  await page.context().close()
  return tasks
}

/** From the click until the new heading is in the page, for a page that was prefetched (milliseconds). */
async function clickToHeading(browser: Browser, site: string, rate: number, motion: boolean) {
  const page = await slowPage(browser, rate)
  await page.emulateMedia({ reducedMotion: motion ? "no-preference" : "reduce" })
  await page.goto(`${site}/blog`)
  await page.waitForTimeout(QUIET_MS)
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const [name, heading] = turn % 2 === 0 ? ["About me", "À propos"] : ["Blog", "Blog"]
    const took = page.evaluate(
      wanted =>
        new Promise<number>(resolve => {
          let clicked = 0
          document.addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), {
            capture: true,
            once: true,
          })
          const observer = new MutationObserver(() => {
            if (document.querySelector("main h1")?.textContent !== wanted) return
            observer.disconnect()
            resolve(performance.now() - clicked)
          })
          observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        }),
      heading,
    )
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).first().click()
    times.push(await took)
    // The transition ends, and what is prefetched comes.
    await page.waitForTimeout(QUIET_MS / 4)
  }
  await page.context().close()
  return median(times)
}

/** `npm run bench:pages`: what loading and navigating take in Chromium, as the machine is and slowed down fourfold. */
npmScript(async () => {
  await makeSeries("whole")
  const folder = await mkdtemp(join(tmpdir(), "bench-pages-"))
  const { whole: executablePath } = await findBrowsers()
  const { address, stop } = await serveSite(storedRelease("whole"), join(folder, "views.db"))
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  process.stdout.write(
    "| page | CPU | tasks over 50 ms | longest | blocked |\n| --- | --- | --- | --- | --- |\n",
  )
  for (const rate of SLOWDOWNS) {
    for (const path of PAGES) {
      const tasks = await longTasks(browser, address + path, rate)
      const blocked = tasks.reduce((sum, task) => sum + task - 50, 0)
      const row = [path, `1/${rate}`, tasks.length, `${Math.max(0, ...tasks)} ms`, `${blocked} ms`]
      process.stdout.write(`| ${row.join(" | ")} |\n`)
    }
  }
  process.stdout.write(
    "\n| click to heading, median of 20 | with the transition | without |\n| --- | --- | --- |\n",
  )
  for (const rate of SLOWDOWNS) {
    const moved = await clickToHeading(browser, address, rate, true)
    const still = await clickToHeading(browser, address, rate, false)
    process.stdout.write(`| CPU 1/${rate} | ${moved.toFixed(0)} ms | ${still.toFixed(0)} ms |\n`)
  }
  await browser.close()
  await stop()
  await rm(folder, { recursive: true })
})
