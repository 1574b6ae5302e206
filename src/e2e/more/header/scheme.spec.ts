import type { Page } from "@playwright/test"
import { choose, colours, PAPER, paper, stored, themeColor } from "../../header/scheme-parts"
import { holdAnswers } from "../../held-answers"
import { openPage } from "../../hydrated"
import { expect, test } from "../../test"

test.use({ build: "site" })

/** Notes the paper's colour at every frame from the first one that has a body. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const colors: string[] = []
    Object.assign(window, { frameColors: colors })
    const look = () => {
      if (document.body) colors.push(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

for (const [system, chosen, name] of [
  ["dark", "light", "Couleurs claires"],
  ["light", "dark", "Couleurs sombres"],
] as const) {
  test(`VISUAL 11: ${chosen} chosen on a ${system} system holds from the next page's first frame`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    await openPage(page, "/")
    expect(await paper(page)).toBe(PAPER[system])
    await choose(page, name)
    expect(await paper(page)).toBe(PAPER[chosen])
    expect(await stored(page)).toBe(chosen)

    await watchFrames(page)
    await openPage(page, "/blog")
    await expect(colours(page)).toHaveAccessibleName(name)
    const seen = await page.evaluate(() => Reflect.get(window, "frameColors"))
    expect(new Set(seen)).toEqual(new Set([PAPER[chosen]]))
    expect(await themeColor(page)).toBe(chosen === "dark" ? "#111218" : "#fbfaf6")
  })
}

test("VISUAL 11: another tab follows at once, and a cached page when it comes back", async ({
  context,
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" })
  await openPage(page, "/")
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: "light" })
  await openPage(other, "/blog")
  await choose(page, "Couleurs sombres")
  await expect.poll(() => paper(other)).toBe(PAPER.dark)
  await expect(colours(other)).toHaveAccessibleName("Couleurs sombres")
  // Simulates a change that a cached page missed: the storage differs, and no event came.
  await other.evaluate(() => {
    localStorage.setItem("scheme", "light")
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  })
  expect(await paper(other)).toBe(PAPER.light)
  await expect(colours(other)).toHaveAccessibleName("Couleurs claires")
})

test("VISUAL 11: one button turns from system to light to dark and back, by keyboard", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" })
  await openPage(page, "/")
  await page.getByRole("link", { name: "Blog", exact: true }).focus()
  await page.keyboard.press("Tab")
  await expect(colours(page)).toBeFocused()
  await expect(colours(page)).toHaveCSS("outline-width", "3px")
  for (const [name, shown] of [
    ["Couleurs du système", PAPER.light],
    ["Couleurs claires", PAPER.light],
    ["Couleurs sombres", PAPER.dark],
    ["Couleurs du système", PAPER.light],
  ] as const) {
    await expect(colours(page)).toHaveAccessibleName(name)
    expect(await paper(page)).toBe(shown)
    await expect(colours(page).locator("path:visible")).toHaveCount(1)
    await page.keyboard.press("Enter")
  }
})

test("VISUAL 11: before the scripts the button has the sign of the colours that were chosen", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("scheme", "dark"))
  const release = await holdAnswers(page, "**/*.js")
  await page.goto("/", { waitUntil: "commit" })
  const signs = page.locator("button[title^=Couleurs] path")
  await expect(signs.nth(2)).toBeVisible()
  await expect(signs.nth(0)).toBeHidden()
  release()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" })

  test("VISUAL 11: the system's scheme holds and there is no switch", async ({ page }) => {
    await page.goto("/")
    await expect(page.locator("body")).toHaveCSS("background-color", PAPER.dark)
    await expect(colours(page)).toBeHidden()
  })
})
