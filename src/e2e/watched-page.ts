import { test as base, expect } from "./served-site"

/** What went wrong in the page while a test ran. */
interface Complaints {
  /** Console errors and policy violations, uncaught errors. A test that expects some empties the list. */
  complaints: string[]
}

/** Playwright's test, with a page in which an unexpected console error or uncaught error fails the test. */
export const test = base.extend<Complaints>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on("console", message => {
        if (message.type() === "error") complaints.push(message.text())
      })
      page.on("pageerror", error => complaints.push(error.message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
