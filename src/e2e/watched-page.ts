import type { Page } from "@playwright/test"
import { test as base, expect } from "./served-site"

/** Failures in the page while a test ran. */
interface Complaints {
  /** Console errors and policy violations, uncaught errors. A test that expects some empties the list. */
  complaints: string[]
  /** Whether requests may fail, as they do without a network. */
  requestsMayFail: boolean
}

/** Playwright's test, with a page in which an unexpected console error or uncaught error fails the test. */
export const test = base.extend<Complaints>({
  requestsMayFail: [false, { option: true }],
  complaints: [
    async ({ page, requestsMayFail }, use) => {
      const complaints: string[] = []
      page.on("console", message => {
        const text = message.text()
        const isExpected = requestsMayFail && text.startsWith("Failed to load resource")
        if (message.type() === "error" && !isExpected) complaints.push(text)
      })
      page.on("pageerror", error => complaints.push(error.message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Ends a page whose complaints the test expects: what it loads ahead may fail until then. */
export async function endExpected(page: Page, complaints: string[]): Promise<void> {
  await page.close()
  complaints.length = 0
}

/** Ends a page whose complaints may be nothing but these, and empties the list: the last ones come when it closes. */
export async function expectOnly(page: Page, complaints: string[], expected: RegExp) {
  await page.close()
  expect(complaints.splice(0).filter(text => !expected.test(text))).toEqual([])
}

/** writes each violation of the content security policy to the console. Before `goto`. */
export const reportViolations = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", event => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })

export { expect }
