import type { Page } from "@playwright/test"
import { openPage } from "./hydrated"
import { expect, test } from "./watched-page"

const PAPER = { light: "rgb(251, 250, 246)", dark: "rgb(17, 18, 24)" }

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("scheme"))
const choose = (page: Page, name: string) =>
  page.getByRole("group", { name: "Couleurs" }).getByRole("radio", { name }).check()

/** The theme colour in force, as the browser takes it from the page's head. */
const themeColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        meta => window.matchMedia(meta.media).matches,
      )?.content,
  )

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
  test(`VISUAL 11: ${chosen} chosen on a ${system} system holds from the first frame of the next page`, async ({
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

test("VISUAL 11: the system decides until somebody chooses, and again after “Système”; then nothing is stored", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await openPage(page, "/")
  expect([await paper(page), await stored(page)]).toEqual([PAPER.dark, null])
  await page.emulateMedia({ colorScheme: "light" })
  expect(await paper(page)).toBe(PAPER.light)
  await choose(page, "Sombre")
  expect([await paper(page), await themeColor(page)]).toEqual([PAPER.dark, "#111218"])
  await choose(page, "Système")
  expect([await paper(page), await themeColor(page)]).toEqual([PAPER.light, "#fbfaf6"])
  expect(await stored(page)).toBeNull()
})

test("VISUAL 11: another tab follows at once, and a page from the back-forward cache when it comes back", async ({
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
  await choose(page, "Sombre")
  expect(await paper(page)).toBe(PAPER.dark)
  await page.getByRole("link", { name: "Blog", exact: true }).click()
  await expect(page).toHaveURL("/blog")
  expect(await paper(page)).toBe(PAPER.dark)
})

test("VISUAL 11: arrow keys move the choice; the switch is one stop of Tab and its focus is visible", async ({
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

test("issue 32.9: in forced colours, which show each border, only the chosen scheme has one", async ({
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
