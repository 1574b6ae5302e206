import type { Page } from "@playwright/test"
import { expect } from "../expect"

export const PAPER = { light: "rgb(251, 250, 246)", dark: "rgb(17, 18, 24)" }

export const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

export const stored = (page: Page) => page.evaluate(() => localStorage.getItem("scheme"))

/** The button of the colours; its name is their state. */
export const colours = (page: Page) => page.getByRole("button", { name: /^Couleurs / })

/** Presses the button until it has this name. */
export async function choose(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 3; presses += 1) {
    if ((await colours(page).textContent()) === name) return
    await colours(page).click()
  }
  await expect(colours(page)).toHaveText(name)
}

/** The theme colour in force, as the browser takes it from the page's head. */
export const themeColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        meta => window.matchMedia(meta.media).matches,
      )?.content,
  )
