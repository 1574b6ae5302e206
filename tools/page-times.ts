import type { Browser, Page } from "@playwright/test"
import { median } from "../src/testing/http-load"

const TIMES = 20

/** Long enough for all that waits for an idle page (milliseconds). */
const QUIET_MS = 4_000

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
export async function longTasks(
  browser: Browser,
  address: string,
  rate: number,
): Promise<number[]> {
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
    await page.waitForTimeout(QUIET_MS / 4)
  }
  await page.context().close()
  return median(times)
}
