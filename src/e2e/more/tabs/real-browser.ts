import { test } from "@playwright/test"
import puppeteer, {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from "puppeteer-core"
import { expect } from "../../expect"

/** People's browsers do not call themselves headless; those that do may be taken for robots. */
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36"

/**
 * A Chromium for the tests of a file, whose tabs are as a person has them, visible only while they are in front; with
 * cookies and stores of its own for each test. Playwright makes every page believe that it is in front, and switches
 * off the page cache and prerendering, which are what these tests are about.
 */
export function realBrowser(): Pick<BrowserContext, "newPage"> {
  let browser: Browser
  let context: BrowserContext

  test.beforeAll(async () => {
    const { executablePath = "", args = [] } = test.info().project.use.launchOptions ?? {}
    browser = await puppeteer.launch({
      executablePath,
      args: [...args, `--user-agent=${USER_AGENT}`],
      pipe: true,
      defaultViewport: null,
    })
  })
  test.beforeEach(async () => {
    context = await browser.createBrowserContext()
  })
  test.afterEach(() => context.close())
  test.afterAll(() => browser.close())

  return { newPage: options => context.newPage(options) }
}

/** True when the page is loaded, alive, and idle: whatever was to be sent is on its way. */
export const READY = `document.readyState === "complete" && new Promise(resolve => {
  const isAlive = performance.getEntriesByName("onInitialClientRender").length > 0
  requestIdleCallback(() => resolve(isAlive), { timeout: 1000 })
})`

/** Waits until this address is shown, loaded, and its scripts run. */
export async function shows(tab: Page, address: string): Promise<void> {
  // A page that goes away takes the question with it.
  const isReady = () =>
    tab.evaluate(`location.href === ${JSON.stringify(address)} && ${READY}`).catch(() => false)
  await expect.poll(isReady).toBe(true)
}

/** Goes there as from the address bar, and waits until the page is loaded and its scripts run. */
export async function goTo(tab: Page, address: string): Promise<void> {
  await tab.goto(address)
  await shows(tab, address)
}

/**
 * Makes the browser prerender these pages for a tab, whose policy has to allow it. Returns how to run an expression in
 * each of them, also in the one that the tab shows afterwards.
 */
export async function prerender(tab: Page, ...paths: string[]) {
  const pages: CDPSession[] = []
  // Puppeteer has no name for them until the visitor goes there.
  const devtools = await tab.browser().target().createCDPSession()
  devtools.connection()?.on("sessionattached", page => pages.push(page))
  await tab.evaluate(
    rules => {
      const script = document.createElement("script")
      document.head.append(Object.assign(script, { type: "speculationrules", textContent: rules }))
    },
    JSON.stringify({ prerender: [{ urls: paths, eagerness: "immediate" }] }),
  )
  return async (expression: string): Promise<unknown[]> => {
    const options = { expression, awaitPromise: true, returnByValue: true }
    const answers = pages.map(page => page.send("Runtime.evaluate", options))
    // A page that has gone answers nothing.
    return (await Promise.allSettled(answers)).flatMap(answer =>
      answer.status === "fulfilled" ? (answer.value.result.value ?? []) : [],
    )
  }
}
