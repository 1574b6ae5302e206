import { openPage } from "../hydrated"
import { expect, test } from "../test"
import { twoFrames } from "../two-frames"

test.use({ build: "site" })

test("S-7: the header is transparent at 10 px, a surface with blur, shadow and border at 11 px", async ({
  page,
}) => {
  await openPage(page, "/")
  const header = page.getByRole("banner")
  const look = () =>
    header.evaluate(element => {
      const own = getComputedStyle(element)
      const layer = getComputedStyle(element, "::before")
      return {
        scrolled: element.getAttribute("data-scrolled"),
        shadow: own.boxShadow !== "none",
        border: own.borderBlockEndColor !== "rgba(0, 0, 0, 0)",
        blur: layer.backdropFilter !== "" && layer.backdropFilter !== "none",
        background: own.backgroundColor,
      }
    })
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.evaluate(() => window.scrollTo(0, 10))
  await page.evaluate(twoFrames)
  await expect(header).toHaveAttribute("data-scrolled", "false")
  expect(await look()).toEqual({
    scrolled: "false",
    shadow: false,
    border: false,
    blur: false,
    background: "rgba(0, 0, 0, 0)",
  })
  await page.evaluate(() => window.scrollTo(0, 11))
  await expect(header).toHaveAttribute("data-scrolled", "true")
  expect(await look()).toMatchObject({ shadow: true, border: true, blur: true })
})

test.describe("S-8: the mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test.beforeEach(async ({ page }) => {
    await openPage(page, "/")
  })

  test("opens by the toggle, takes the focus, keeps Tab off the page behind, closes on Escape", async ({
    page,
  }) => {
    const menu = page.getByRole("dialog", { name: "Menu" })
    await expect(menu).toBeHidden()
    await page.getByRole("button", { name: "Ouvrir le menu" }).focus()
    await page.keyboard.press("Enter")
    await expect(menu).toBeVisible()
    const links = await menu.getByRole("link").all()
    for (const stop of [...links, ...(await menu.getByRole("button").all())]) {
      await expect(stop).toBeFocused()
      await page.keyboard.press("Tab")
    }
    // The browser's own bar, where there is one, then the menu again.
    const isOutside = () =>
      page.evaluate(
        () => document.activeElement?.closest("main, footer, header > div > a") !== null,
      )
    for (const key of ["Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
      expect(await isOutside()).toBe(false)
      await page.keyboard.press(key)
    }
    await page.keyboard.press("Escape")
    await expect(menu).toBeHidden()
    await expect(page.getByRole("button", { name: "Ouvrir le menu" })).toBeFocused()
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Fermer le menu" }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole("button", { name: "Ouvrir le menu" })).toBeFocused()
  })

  test("VISUAL 13: covers the page: every link can be clicked, with 44 px at least", async ({
    page,
  }) => {
    await page.getByRole("button", { name: "Ouvrir le menu" }).click()
    for (const target of await page.locator("#site-menu :is(a, button)").all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await target.click({ trial: true })
    }
  })

  test("closes on choosing a link, and on route change by the back button", async ({ page }) => {
    await page.getByRole("button", { name: "Ouvrir le menu" }).click()
    await page.getByRole("link", { name: "Blog", exact: true }).click()
    await expect(page).toHaveURL("/blog")
    // The page has arrived, with all that follows from it.
    await expect(page.locator("main")).toBeFocused()
    await expect(page.locator("#site-menu")).toBeHidden()
    await page.getByRole("button", { name: "Ouvrir le menu" }).click()
    await expect(page.locator("#site-menu")).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL("/")
    await expect(page.locator("#site-menu")).toBeHidden()
  })
})
