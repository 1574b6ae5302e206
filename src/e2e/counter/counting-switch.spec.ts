import type { Page } from "@playwright/test"
import { hydrated, openPage } from "../hydrated"
import { menuLink } from "../page-parts"
import { afterIdle } from "../sent-views"
import { expect, test } from "../test"
import { METRICS, watchCounting } from "./counting-switch-parts"

test.use({ build: "site" })

const theSwitch = (page: Page) =>
  page.getByRole("checkbox", { name: "Compter les pages que je lis" })

const visit = async (page: Page, name: string, to: string) => {
  await menuLink(page, name).click()
  await expect(page).toHaveURL(to)
  // The page has arrived, with all that follows from it.
  await expect(page.locator("main")).toBeFocused()
}

test("R-9: switched off, the counting sends nothing in each tab and after a reload, and returns", async ({
  page,
  context,
  newViews,
}) => {
  const first = page.waitForResponse(`**${METRICS}`)
  await openPage(page, "/mentions-legales")
  await first
  const other = await context.newPage()
  const second = other.waitForResponse(`**${METRICS}`)
  await openPage(other, "/mentions-legales")
  await second
  await expect(theSwitch(other)).toBeChecked()

  await theSwitch(page).focus()
  await page.keyboard.press("Space")
  await expect(page.getByRole("status").filter({ hasText: "n’envoie rien" })).toBeVisible()
  await expect(theSwitch(other)).not.toBeChecked()

  const asked = [watchCounting(page), watchCounting(other)]
  await visit(page, "Blog", "/blog")
  await visit(other, "About me", "/about-me")
  await page.reload()
  await hydrated(page)
  await visit(page, "Home", "/")
  await openPage(page, "/mentions-legales")
  await expect(theSwitch(page)).not.toBeChecked()

  const answer = page.waitForResponse(`**${METRICS}`)
  await theSwitch(page).check()
  await visit(page, "Blog", "/blog")
  expect((await answer).status()).toBe(204)
  await expect(theSwitch(other)).toHaveCount(0)
  // Those of the beginning, and the one after the counting was switched on again.
  expect(newViews()).toMatchObject([
    { path: "/blog", referer: "/mentions-legales", count: 1 },
    { path: "/mentions-legales", referer: "direct", count: 2 },
  ])
  expect(asked[0]?.filter(path => path === METRICS)).toHaveLength(1)
  expect(asked[1]).toEqual([])
})

test("R-9: a browser that keeps nothing warns, and the choice holds until the next full load", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError")
      },
    })
  })
  const first = page.waitForResponse(`**${METRICS}`)
  await openPage(page, "/mentions-legales")
  await first
  await theSwitch(page).uncheck()
  await expect(page.getByText("refuse d’enregistrer ce choix")).toBeVisible()
  const asked = watchCounting(page)
  await visit(page, "Blog", "/blog")
  await visit(page, "Home", "/")
  await afterIdle(page)
  expect(asked).toEqual([])
})
