import type { Page } from "@playwright/test"
import { LINKS } from "../../testing/builds/sample-sites"
import { openPage } from "../hydrated"
import { markDocument } from "../site"
import { test } from "../test"
import { type CountingNetwork, countPieces } from "./counted-pieces"

interface LinkedPage {
  /** In front of the site. */
  network: CountingNetwork
  /** Opens the article with many links: all of them are in view. */
  openLinks: () => Promise<void>
  /** Requested addresses of the data of other pages: prefetched, or navigated to. */
  pagesAsked: () => Set<string>
}

/** Playwright's test on a page with many links, behind a network that counts what it carries. */
export const linkedTest = test.extend<LinkedPage>({
  viewport: { width: 1280, height: 6000 },
  network: async ({ site, page }, use) => {
    const network = await countPieces(site.address)
    await use(network)
    // The page first, so that its last requests do not fail.
    await page.close()
    await network.close()
  },
  openLinks: ({ page, network }, use) =>
    use(async () => {
      await openPage(page, network.address + LINKS.path)
      await markDocument(page)
    }),
  pagesAsked: ({ network }, use) => use(() => new Set(network.asked.filter(isDataOfOthers))),
})

/** True when it is the data of another page than the article. */
export const isDataOfOthers = (url: string) =>
  /^\/page-data\/(?!app-data)/.test(url) && !url.startsWith(`/page-data${LINKS.path}/`)

export const linkTo = (page: Page, name: string) => page.getByRole("link", { name, exact: true })

/** Long after everything that waits has had its turn, and before a page that loads is given up. */
export const LATER_MS = 5_000

/** Requested data of the linked posts. */
export const postsAsked = (asked: Set<string>) =>
  [...asked].filter(url => url.includes("/blog/lien-"))
