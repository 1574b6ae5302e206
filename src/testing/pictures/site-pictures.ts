import type { Browser } from "@playwright/test"
import { openStill, photograph, type View } from "./camera"

export interface Picture {
  /** Where it is kept, below the project's root. */
  file: string
  take(): Promise<Buffer>
}

const DESKTOP: View = { width: 1280, height: 860, density: 1, scheme: "light" }
const PHONE: View = { width: 390, height: 844, density: 2, scheme: "dark" }

/** For the README and for whoever compares: one page of each kind. */
const PAGES = {
  home: "/",
  about: "/about-me",
  blog: "/blog",
  article: "/blog/ecrire-un-article",
  project: "/project/un-cahier-a-marge",
  legal: "/mentions-legales",
  "404": "/page-arrachee",
}

/** Every page on a large screen and on a phone, down to where one has an idea of it. */
export function pagePictures(browser: Browser, address: string): Picture[] {
  return Object.entries(PAGES).flatMap(([name, path]) => [
    {
      file: `docs/${name}-desktop-light.png`,
      take: async () => photograph(await openStill(browser, address + path, DESKTOP), 1600),
    },
    {
      file: `docs/${name}-phone-dark.png`,
      take: async () => photograph(await openStill(browser, address + path, PHONE)),
    },
  ])
}

/**
 * What other sites show beside a link: the top of the home page, large enough to be read when it is small.
 * Without the menu and the buttons, which nobody can press in a picture.
 */
export function sharePicture(browser: Browser, address: string): Picture {
  const view: View = { width: 960, height: 504, density: 1.25, scheme: "light" }
  return {
    file: "static/partage.png",
    async take() {
      const page = await openStill(browser, `${address}/`, view)
      await page.locator('header a ~ *, main h1 ~ p:has(a[href^="mailto:"])').evaluateAll(parts => {
        for (const part of parts) if (part instanceof HTMLElement) part.style.visibility = "hidden"
      })
      return photograph(page)
    },
  }
}
