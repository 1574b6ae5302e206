import type { Page } from "@playwright/test"

/** How a page is looked at. */
export interface View {
  path: string
  viewport: { width: number; height: number }
  /** The scheme of what is asked in one alone. */
  scheme: "light" | "dark"
  /** Addresses that the page has asked for so far. */
  requests: readonly string[]
}

/** Asks a page that is open, and says softly what does not hold. Closes what it has opened. */
export type Statement = (page: Page, view: View) => Promise<void>
