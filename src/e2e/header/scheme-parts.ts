import type { Page } from "@playwright/test"

export const PAPER = { light: "rgb(251, 250, 246)", dark: "rgb(17, 18, 24)" }

export const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

export const stored = (page: Page) => page.evaluate(() => localStorage.getItem("scheme"))

export const choose = (page: Page, name: string) =>
  page.getByRole("group", { name: "Couleurs" }).getByRole("radio", { name }).check()

/** The theme colour in force, as the browser takes it from the page's head. */
export const themeColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        meta => window.matchMedia(meta.media).matches,
      )?.content,
  )
