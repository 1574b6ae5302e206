import { join } from "node:path"
import { expect, type Page } from "@playwright/test"
import { serveSite } from "../testing/serve-site"
import { storedRows } from "./stored-views"

/** Visits two pages of the built project at `root`, which is below `prefix`, and expects them as counted pages. */
export async function expectPrefixedVisit(page: Page, root: string, prefix: string): Promise<void> {
  const database = join(root, "prefixed.db")
  const { address, stop } = await serveSite(root, database)
  expect(new URL(address).pathname).toBe(prefix)
  await page.route("https://mesure.example/**", route => route.abort())
  const counted = () => page.waitForResponse(`**${prefix}/api/metrics-page-view-counter`)
  const first = counted()
  await page.goto(address)
  expect((await first).request().postDataJSON()).toMatchObject({ path: `${prefix}/` })
  const second = counted()
  const navigation = page.getByRole("navigation", { name: "Navigation principale" })
  await navigation.getByRole("link", { name: "Blog", exact: true }).click()
  expect((await second).status()).toBe(204)
  await expect(navigation.locator("[aria-current=page]")).toHaveText("Blog")
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    `https://exemple.fr${prefix}/blog`,
  )
  await stop()
  expect(storedRows(database)).toMatchObject([
    { path: "/", referer: "direct", count: 1 },
    { path: "/blog", referer: "/", count: 1 },
  ])
}
