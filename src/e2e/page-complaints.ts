import type { Page } from "@playwright/test"

/** writes each violation of the content security policy to the console. Before `goto`. */
export const reportViolations = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", event => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`)
    })
  })

/** Collects what goes wrong in a page, besides requests that fail: without a network, those are expected. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on("console", message => {
    const text = message.text()
    if (message.type() === "error" && !/^Failed to load resource/.test(text)) complaints.push(text)
  })
  page.on("pageerror", error => complaints.push(error.message))
  return complaints
}
