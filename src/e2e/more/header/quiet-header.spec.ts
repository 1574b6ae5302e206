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
  const menu = page.getByRole("dialog", { name: "Menu" })
  const toggle = page.getByRole("button", { name: "Ouvrir le menu" })
  await toggle.click()
  await expect(menu).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole("button", { name: "Fermer le menu" }).click()
  await expect(menu).toBeHidden()
  await toggle.click()
  release()
  await hydrated(page)
  await expect(menu).toBeInViewport()
  await page.keyboard.press("Escape")
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
})

test("a browser that knows no commands has the menu by scripts, also when it was touched before", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement")
    addEventListener("command", event => event.preventDefault(), true)
  })
  const release = await holdAnswers(page, "**/*.js")
  await page.goto("/", { waitUntil: "commit" })
  await page.getByRole("button", { name: "Ouvrir le menu" }).click()
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden()
  release()
  await expect(page.getByRole("link", { name: "Home" })).toBeFocused()
  await page.getByRole("button", { name: "Fermer le menu" }).click()
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden()
})

test("the menu of a phone has the pages in one size, then ways to keep in touch, each address once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, "/blog")
  await page.getByRole("button", { name: "Ouvrir le menu" }).click()
  const links = page.locator("#site-menu").getByRole("link")
  await expect(links).toHaveText([
    ...["Home", "About me", "My Tech Stack", "Blog", "Projets", "M’écrire", "S’abonner par RSS"],
  ])
  const contact = page.getByRole("list", { name: "Garder le contact" })
  await expect(contact.getByRole("link")).toHaveText(["M’écrire", "S’abonner par RSS"])
  const [addresses, sizes] = await Promise.all([
    links.evaluateAll(all => all.map(link => link.getAttribute("href"))),
    links.evaluateAll(all => all.map(link => getComputedStyle(link).fontSize)),
  ])
  expect(new Set(addresses).size).toBe(7)
  expect(new Set(sizes).size).toBe(1)
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
