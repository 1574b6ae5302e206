import type { Page } from "@playwright/test"

/** A link of the main navigation, by its whole name. */
export const menuLink = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("link", { name, exact: true })

/** The title of the page. */
export const heading = (page: Page) => page.getByRole("heading", { level: 1 })

/** What the page says went wrong. */
export const notice = (page: Page) => page.locator("main").getByRole("alert")

/** Asks Gatsby for a navigation inside the site, as its links do. */
export const go = (page: Page, to: string) => page.evaluate(to => window.___navigate?.(to), to)
