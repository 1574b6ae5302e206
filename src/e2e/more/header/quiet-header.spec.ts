import { holdAnswers } from "../../held-answers"
import { hydrated, openPage } from "../../hydrated"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("the mobile menu works before the scripts, and stays open when they come", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdAnswers(page, "**/*.js")
  await page.goto("/", { waitUntil: "commit" })
  const [menu, toggle] = [page.locator("#site-menu"), page.locator("[popovertarget]")]
  await expect(menu).toBeHidden()
  await toggle.click()
  await expect(menu).toBeInViewport()
  await expect(toggle).toHaveAccessibleName("Ouvrir le menu")
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await toggle.click()
  await expect(menu).toBeHidden()
  await toggle.click()
  release()
  await hydrated(page)
  await expect(page.getByRole("button", { name: "Fermer le menu", expanded: true })).toBeVisible()
  await expect(menu).toBeInViewport()
  await expect(page.locator("main")).toHaveJSProperty("inert", true)
  await page.keyboard.press("Escape")
  await expect(menu).toBeHidden()
  await expect(page.getByRole("button", { name: "Ouvrir le menu", expanded: false })).toBeFocused()
})

test("a browser that knows no popovers has the menu by scripts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover")
    Reflect.deleteProperty(HTMLElement.prototype, "togglePopover")
  })
  await openPage(page, "/")
  await page.getByRole("button", { name: "Ouvrir le menu" }).click()
  await expect(page.getByRole("link", { name: "Home" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(page.locator("#site-menu")).toBeHidden()
})

test("below its entries the menu of a phone has quiet ways on, each address once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, "/blog")
  await page.getByRole("button", { name: "Ouvrir le menu" }).click()
  const lists = page.locator("#site-menu ul")
  await expect(lists.last().getByRole("link")).toHaveText([
    "Projets",
    "M’écrire",
    "S’abonner par RSS",
  ])
  const addresses = await lists
    .getByRole("link")
    .evaluateAll(links => links.map(link => link.getAttribute("href")))
  expect(addresses).toHaveLength(7)
  expect(new Set(addresses).size).toBe(7)
  await page.getByRole("link", { name: "M’écrire", exact: true }).click()
  await expect(page).toHaveURL("/about-me#contact")
  await expect(page.locator("#site-menu")).toBeHidden()
  await expect(page.locator("#contact")).toBeInViewport()
})

test("on a phone Tab goes through the header as the eye does", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, "/")
  const stops = page.getByRole("banner").locator("a:visible, button:visible")
  const places = await stops.evaluateAll(all => all.map(stop => stop.getBoundingClientRect().x))
  expect(places).toHaveLength(3)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  await expect(stops.last()).toHaveAccessibleName("Ouvrir le menu")
})
