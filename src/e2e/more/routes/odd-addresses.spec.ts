import { endExpected } from "../../complaints"
import { hydrated, openPage } from "../../hydrated"
import { go } from "../../page-parts"
import { ODD, oddAddresses, TITLES } from "../../routes/odd-addresses-parts"
import { walkOddAddresses } from "../../routes/odd-addresses-walk"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("whatever query and hash hold, a page stays readable, on a first load", async ({ page }) => {
  // A load takes longer than a link.
  for (const address of oddAddresses(50)) {
    await page.goto("about:blank")
    await openPage(page, address)
    const title = TITLES[new URL(page.url()).pathname] ?? ""
    await expect(page.locator("header ~ main h1"), address).toHaveText(title)
  }
})

test("whatever a path holds, the page that answers is readable, by a link and on a first load", async ({
  page,
  complaints,
}) => {
  // No reload is allowed: the page itself, or the one for an address that no page has.
  await page.addInitScript(() => sessionStorage.setItem("reloaded-at", `${Date.now()}`))
  await openPage(page, "/about-me")
  const title = page.locator("header ~ main h1")
  for (const [index, odd] of ODD.entries()) {
    const address = `/blog${index % 2 ? odd : `/${odd}`}`
    await go(page, address)
    await expect(title, address).toHaveText(/^Blog$|^Page Not Found$/)
    await hydrated(page)
    await go(page, "/about-me")
    await expect(title, address).toHaveText("À propos")
  }
  for (const address of ["/100%", "/blog/%E9", "/blog%2f", "/x/:path"]) {
    await openPage(page, address)
    await expect(title, address).toHaveText("Page Not Found")
  }
  await endExpected(page, complaints)
})

test("R-26: two hundred odd addresses, by links and back again", ({ page }) =>
  walkOddAddresses(page, 200))
