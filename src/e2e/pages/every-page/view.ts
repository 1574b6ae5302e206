import type { Page } from "@playwright/test"

/** Window and scheme in which a page is checked. */
export interface View {
  path: string
  viewport: { width: number; height: number }
  /** The scheme of checks that run in only one. */
  scheme: "light" | "dark"
  /** Addresses that the page has requested so far. */
  requests: readonly string[]
}

/** Checks an open page with soft expectations. Closes what it has opened. */
export type Statement = (page: Page, view: View) => Promise<void>
