import type { Page, Route } from "@playwright/test"
import { expectOnly } from "../complaints"
import { expect } from "../expect"
import { openPage } from "../hydrated"
import { heading, menuLink } from "../page-parts"

/** Address of the counter. */
export const METRICS = "**/api/metrics-page-view-counter"

/** Names in the menu, with their addresses, that lead from the home page once around the site. */
export const ROUND = [
  ["Blog", "/blog"],
  ["About me", "/about-me"],
  ["Home", "/"],
] as const

/** Follows a link of the menu, and waits for its page: one that is overtaken is not seen, and not counted. */
export async function follow(page: Page, [name, to]: readonly [string, string]): Promise<void> {
  const title = heading(page)
  const left = (await title.textContent()) ?? ""
  await menuLink(page, name).click()
  await expect(page).toHaveURL(to)
  await expect(title).not.toHaveText(left)
}

/**
 * S-23: goes around the site while the counter fails. Nothing shows it but the browser itself, which notes each failed
 * request.
 * @param failed how many requests fail: one that hangs holds the others back
 */
export async function expectVisit(
  page: Page,
  complaints: string[],
  failed: number,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(METRICS, answer)
  await openPage(page, "/")
  for (const link of ROUND) await follow(page, link)
  await expect(page.getByText("Internal Server Error")).toHaveCount(0)
  // The last view leaves when the page is idle: its failure may be noted after all else is seen.
  await expect.poll(() => complaints.length).toBe(failed)
  await page.unrouteAll({ behavior: "ignoreErrors" })
  await expectOnly(page, complaints, /^Failed to load resource/)
}
