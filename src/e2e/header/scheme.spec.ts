import { openPage } from "../hydrated"
import { expect, test } from "../test"
import { choose, PAPER, paper, stored, themeColor } from "./scheme-parts"

test.use({ build: "site" })

test("VISUAL 11: the scheme is set before the body exists", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("scheme", "dark")
    new MutationObserver((_, observer) => {
      if (!document.body) return
      Object.assign(window, { schemeAtBody: document.documentElement.dataset.scheme })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto("/")
  expect(await page.evaluate(() => Reflect.get(window, "schemeAtBody"))).toBe("dark")
})

test("VISUAL 11: the system decides until somebody chooses; its state stores nothing", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await openPage(page, "/")
  expect([await paper(page), await stored(page)]).toEqual([PAPER.dark, null])
  await page.emulateMedia({ colorScheme: "light" })
  expect(await paper(page)).toBe(PAPER.light)
  await choose(page, "Couleurs sombres")
  expect([await paper(page), await themeColor(page)]).toEqual([PAPER.dark, "#111218"])
  await choose(page, "Couleurs du système")
  expect([await paper(page), await themeColor(page)]).toEqual([PAPER.light, "#fbfaf6"])
  expect(await stored(page)).toBeNull()
})

test("VISUAL 11: with storage blocked, the choice holds for this document", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError")
      },
    })
  })
  await openPage(page, "/")
  await choose(page, "Couleurs sombres")
  expect(await paper(page)).toBe(PAPER.dark)
  await page.getByRole("link", { name: "Blog", exact: true }).click()
  await expect(page).toHaveURL("/blog")
  expect(await paper(page)).toBe(PAPER.dark)
})
