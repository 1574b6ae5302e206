import { join } from "node:path"
import { expect, type Page, test } from "@playwright/test"
import { serveSite } from "../testing/serve-site"
import { documentsOf } from "./broken-site"
import { hydrated } from "./hydrated"
import { expectKept } from "./kept-offline"
import { menuLink } from "./menu-link"
import { networkTo } from "./network"
import { anyAlias } from "./release-aliases"
import { storedRows } from "./stored-views"

/** Tests of a built project, which `root` tells once it is built, below `prefix` of its host. */
export function testsBelowPath(root: () => string, prefix: string): void {
  test("S-21: below a path of the host, views are sent and counted as the pages that they are", async ({
    page,
  }) => {
    await expectVisit(page, root(), prefix)
  })

  test("S-16, S-27: below a path of the host, old and wrong addresses and lost data are met as at its root", async ({
    page,
  }) => {
    await expectRecovery(page, root(), prefix)
  })

  test.describe("with a service worker", () => {
    test.use({ serviceWorkers: "allow" })

    test("R-13: below a path of the host, what was read can be read without a network", async ({
      page,
    }) => {
      await expectReadOffline(page, root(), prefix)
    })
  })
}

/** Visits two pages of the built project at `root`, which is below `prefix`, and expects them as counted pages. */
async function expectVisit(page: Page, root: string, prefix: string): Promise<void> {
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

/** An old address, one that is nearly a page's, a page whose data the server has lost. */
async function expectRecovery(page: Page, root: string, prefix: string): Promise<void> {
  const { address, stop } = await serveSite(root, join(root, "page-views.db"))
  await page.route("https://mesure.example/**", route => route.abort())
  const [alias, target] = anyAlias(join(root, "release/release.json"))
  await page.goto(`${address}${alias}?a=b`)
  await expect(page).toHaveURL(`${address}${target}?a=b`)

  await page.goto(`${address}/blg`)
  const nearest = page.getByRole("navigation", { name: "Vouliez-vous dire…" }).getByRole("link")
  await expect(nearest.first()).toHaveAttribute("href", `${prefix}/blog`)

  await page.route("**/page-data/about-me/page-data.json*", route => route.fulfill({ status: 500 }))
  await page.goto(`${address}/mentions-legales`)
  await hydrated(page)
  const documents = documentsOf(page)
  await menuLink(page, "About me").click()
  await expect(page.locator("main").getByRole("alert")).toContainText("Internal Server Error")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("À propos")
  expect(documents).toEqual([`${address}/about-me`])
  await page.close()
  await stop()
}

/** A page that was never opened is the offline page, which leads to the one that was. */
async function expectReadOffline(page: Page, root: string, prefix: string): Promise<void> {
  const { address, stop } = await serveSite(root, join(root, "page-views.db"))
  const network = await networkTo(address)
  const site = `${network.address}${prefix}`
  const heading = page.getByRole("heading", { level: 1 })
  await page.goto(`${site}/blog`)
  await expectKept(page, `${prefix}/blog`)
  network.becomes("gone")
  await page.goto(`${site}/jamais-ouverte`)
  await expect(heading).toHaveText("Pas de réseau")
  await page.locator("main").getByRole("link", { name: "Blog", exact: true }).click()
  await expect(heading).toHaveText("Blog")
  await expect(page).toHaveURL(`${site}/blog`)
  await page.close()
  await network.close()
  await stop()
}
