import puppeteer from "puppeteer-core"
import type { EngineBrowser } from "./engine-page"
import { AT_REST } from "./questions"

/** Chromium, or a Firefox as its makers ship it: Playwright can drive only builds of its own. */
export async function puppeteerBrowser(
  browser: "chrome" | "firefox",
  executablePath: string,
  args: string[],
): Promise<EngineBrowser> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    args,
    // Firefox applies the permissions policy, and hides its words from pages.
    extraPrefsFirefox: { "dom.security.featurePolicy.webidl.enabled": true },
  })
  return {
    async newPage(size) {
      const context = await running.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      const complaints: string[] = []
      page.on("console", message => {
        if (message.type() === "error") complaints.push(message.text())
      })
      page.on("pageerror", error => complaints.push(String(error)))
      return {
        async goTo(address) {
          await page.goto(address)
        },
        ask: expression => page.evaluate(expression),
        click: selector => page.click(selector),
        type: text => page.keyboard.type(text),
        press: key => page.keyboard.press(key),
        async atRest() {
          await page.evaluate(AT_REST)
          // In Chromium, Puppeteer waits for ever for requests of a page before it came back out of the page cache.
          if (browser === "firefox") await page.waitForNetworkIdle()
        },
        complaints: async () => complaints,
        close: () => context.close(),
      }
    },
    close: () => running.close(),
  }
}
