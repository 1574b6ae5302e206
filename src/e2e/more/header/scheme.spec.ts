import type { Page } from "@playwright/test"
import { choose, PAPER, paper, stored, themeColor } from "../../header/scheme-parts"
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
  ["dark", "light", "Clair"],
  ["light", "dark", "Sombre"],
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
    await expect(page.getByRole("radio", { name })).toBeChecked()
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
  await choose(page, "Sombre")
  await expect.poll(() => paper(other)).toBe(PAPER.dark)
  await expect(other.getByRole("radio", { name: "Sombre" })).toBeChecked()
  // Simulates a change that a cached page missed: the storage differs, and no event came.
  await other.evaluate(() => {
    localStorage.setItem("scheme", "light")
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  })
  expect(await paper(other)).toBe(PAPER.light)
  await expect(other.getByRole("radio", { name: "Clair" })).toBeChecked()
})

test("VISUAL 11: arrow keys move the choice; the switch is one visible stop of Tab", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" })
  await openPage(page, "/")
  await page.getByRole("link", { name: "Blog", exact: true }).focus()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("radio", { name: "Système" })).toBeFocused()
  const ring = page.locator("label", { has: page.getByRole("radio", { name: "Système" }) })
  await expect(ring).toHaveCSS("outline-width", "3px")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("radio", { name: "Sombre" })).toBeFocused()
  expect(await paper(page)).toBe(PAPER.dark)
})

test("VISUAL 14: paper is light, whatever was chosen", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("scheme", "dark"))
  await page.emulateMedia({ colorScheme: "dark", media: "print" })
  await page.goto("/blog")
  await expect(page.locator(":root")).toHaveCSS("color-scheme", "light")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" })

  test("VISUAL 11: the system's scheme holds and there is no switch", async ({ page }) => {
    await page.goto("/")
    await expect(page.locator("body")).toHaveCSS("background-color", PAPER.dark)
    await expect(page.getByText("Sombre", { exact: true })).toBeHidden()
  })
})

test("in forced colours, which show each border, only the chosen scheme has one", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" })
  await openPage(page, "/")
  const borders = await page
    .getByRole("group", { name: "Couleurs" })
    .locator("label")
    .evaluateAll(labels => labels.map(label => getComputedStyle(label).borderWidth))
  expect(borders).toEqual(["0px 0px 2px", "0px", "0px"])
})
