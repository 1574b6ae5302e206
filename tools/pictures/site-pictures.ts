import type { Browser } from "@playwright/test"
import { DEMONSTRATION, isDemonstration } from "../../src/content/content-folder"
import { openStill, photograph, type View } from "./camera"

export interface Picture {
  /** Path below the project's root. */
  file: string
  /** Draws the picture in a browser. `address` serves the last build. */
  take(browser: Browser, address: string): Promise<Buffer>
}

const DESKTOP: View = { width: 1280, height: 860, density: 1, scheme: "light" }
const PHONE: View = { width: 390, height: 844, density: 2, scheme: "dark" }

/** One page of each kind. */
const PAGES = {
  home: "/",
  about: "/about-me",
  blog: "/blog",
  article: "/blog/ecrire-un-article",
  project: "/project/un-cahier-a-marge",
  legal: "/mentions-legales",
  "404": "/page-arrachee",
}

/**
 * For the README, of the demonstration: every page on a large screen and on a phone, down to where one has an idea
 * of it.
 */
export const DOCS_PICTURES: readonly Picture[] = Object.entries(PAGES).flatMap(([name, path]) => [
  {
    file: `docs/${name}-desktop-light.png`,
    take: async (browser, address) =>
      photograph(await openStill(browser, address + path, DESKTOP), 1600),
  },
  {
    file: `docs/${name}-phone-dark.png`,
    take: async (browser, address) => photograph(await openStill(browser, address + path, PHONE)),
  },
])

const SHARED: View = { width: 960, height: 504, density: 1.25, scheme: "light" }

/**
 * Picture that other sites show beside a link: the top of the home page, large enough to be read when it is small.
 * Without the menu and the buttons, which nobody can press in a picture.
 */
export const SHARE_PICTURE: Picture = {
  file: isDemonstration(".") ? `${DEMONSTRATION}/static/partage.png` : "static/partage.png",
  async take(browser, address) {
    const page = await openStill(browser, `${address}/`, SHARED)
    await page.locator('header a ~ *, main h1 ~ p:has(a[href^="mailto:"])').evaluateAll(parts => {
      for (const part of parts) if (part instanceof HTMLElement) part.style.visibility = "hidden"
    })
    return photograph(page)
  },
}
