import type { Page } from "@playwright/test"
import { expect } from "../expect"
import { openPage } from "../hydrated"
import { menuLink } from "../page-parts"
import { oddAddresses, TITLES } from "./odd-addresses-parts"

/** Follows links to odd addresses, and goes back: each time the page is there. */
export async function walkOddAddresses(page: Page, count: number): Promise<void> {
  await openPage(page, "/mentions-legales")
  const lost = await page.evaluate(
    async ([addresses, titles]) => {
      const lost: string[] = []
      const frame = () => new Promise(requestAnimationFrame)
      // A hash that encodes nothing is encoded.
      const plain = (url: string) => url.replaceAll(/%(?:25)+/g, "%")
      const visit = async (address: string, go: () => void) => {
        const { href, pathname } = new URL(address, window.location.href)
        go()
        const isThere = () =>
          plain(window.location.href) === plain(href) &&
          document.querySelector("header ~ main h1")?.textContent === titles[pathname]
        for (let tries = 600; !isThere() && tries > 0; tries -= 1) await frame()
        // An error would replace the page in the next frames.
        await frame()
        await frame()
        if (!isThere()) lost.push(address)
      }
      for (const address of addresses) await visit(address, () => window.___navigate?.(address))
      // Chromium keeps fifty steps.
      for (const address of addresses.slice(-41, -1).reverse())
        await visit(address, () => window.history.back())
      return lost
    },
    [oddAddresses(count), TITLES] as const,
  )
  expect(lost).toEqual([])
  await page.evaluate(() => Object.assign(window.location, { hash: "100%" }))
  await menuLink(page, "Home").click()
  await expect(page).toHaveURL(/\/$/)
}
