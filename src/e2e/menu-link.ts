import type { Page } from "@playwright/test"

/** A link of the main navigation, by its whole name. */
export const menuLink = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Navigation principale" })
    .getByRole("link", { name, exact: true })
