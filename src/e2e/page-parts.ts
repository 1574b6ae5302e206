import type { Page } from "@playwright/test"

/** A link of the main navigation, by its whole name. */
export const menuLink = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("link", { name, exact: true })

/** The title of the page. */
export const heading = (page: Page) => page.getByRole("heading", { level: 1 })

/** Message about a failure of the page. */
export const notice = (page: Page) => page.locator("main").getByRole("alert")

/** Starts a navigation inside the site, as links do. */
export const go = (page: Page, to: string) => page.evaluate(to => window.___navigate?.(to), to)
