import type { Browser, Page } from "@playwright/test"
import { median } from "../src/testing/http-load"
import { QUIET_MS, USER_AGENT } from "./page-trace"

const TIMES = 20

async function slowPage(browser: Browser, rate: number): Promise<Page> {
  const page = await (await browser.newContext({ userAgent: USER_AGENT })).newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate })
  return page
}

/**
 * From the first touch of a page until the browser has painted what comes of it (milliseconds), for touches that come
 * ever later after the first paint.
 */
export async function firstTouches(browser: Browser, address: string, rate: number) {
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const page = await slowPage(browser, rate)
    await page.goto(address, { waitUntil: "commit" })
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0)
    await page.waitForTimeout((turn * QUIET_MS) / TIMES / 4)
    await page.mouse.click(5, 300)
    const took = page.evaluate(
      () =>
        new Promise<number>(resolve => {
          new PerformanceObserver(list => resolve(list.getEntries()[0]?.duration ?? 0)).observe({
            type: "first-input",
            buffered: true,
          })
        }),
    )
    times.push(await took)
    await page.context().close()
  }
  return times
}

/** From the click until the new heading is in the page, for a page that was prefetched (milliseconds). */
export async function clickToHeading(browser: Browser, site: string, rate: number) {
  const page = await slowPage(browser, rate)
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
    await page.waitForTimeout(QUIET_MS / 3)
  }
  await page.context().close()
  return median(times)
}
