import type { Page } from "@playwright/test"
import { expect } from "./expect"

/** Collects console errors and policy violations, and uncaught errors, of a page. */
export function noteComplaints(page: Page, complaints: string[], requestsMayFail: boolean): void {
  page.on("console", message => {
    const text = message.text()
    const isExpected = requestsMayFail && text.startsWith("Failed to load resource")
    if (message.type() === "error" && !isExpected) complaints.push(text)
  })
  page.on("pageerror", error => complaints.push(error.message))
}

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
