import { randomNumbers } from "../testing/random"
import { hydrated, openPage } from "./hydrated"
import { go, menuLink } from "./page-parts"
import { endExpected, expect, test } from "./watched-page"

/** Pieces of addresses that visitors, other sites and robots write. */
const ODD = [
  "% 100% %% %z %E9 %C3 %F0%9F %u00e9 %00 %0D%0A %25 %2525 %2f %2F.. %2e%2e%2fblog %5C %23 %3F %26",
  "é + \u202e \ufffd 漢字 😀 ' \" <b> </script> ` \\ | ^ [ ] [] {} * / // /. :a && == a=b=c ? ?? #",
  "! !/a $& page=-1 page=9e9 tag=% q=%E9 de=% __proto__ constructor toString undefined NaN ~:text=a",
]
  .join(" ")
  .split(" ")
  .concat("a b", "a".repeat(999), ":path", ":uri/b", "*a/%E9", "/index.html")

const TITLES: Record<string, string> = { "/blog": "Blog", "/about-me": "À propos" }

/** Two hundred addresses of two pages in turn, each with odd words in its query, its hash or both. */
function oddAddresses(): string[] {
  const random = randomNumbers(32)
  const odd = () => ODD[random() % ODD.length] ?? ""
  return Array.from({ length: 200 }, (_, index) => {
    const path = Object.keys(TITLES)[index % 2]
    const query = index % 3 === 0 ? "" : `?${odd()}${odd()}`
    return `${path}${query}${index % 3 === 1 ? "" : `#${odd()}${odd()}`}`
  })
}

test("issue 32.1: whatever query and hash hold, a page stays readable, by links and back again", async ({
  page,
}) => {
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
    [oddAddresses(), TITLES] as const,
  )
  expect(lost).toEqual([])
  await page.evaluate(() => Object.assign(window.location, { hash: "100%" }))
  await menuLink(page, "Home").click()
  await expect(page).toHaveURL(/\/$/)
})

test("issue 32.1: whatever query and hash hold, a page stays readable, on a first load", async ({
  page,
}) => {
  // A load takes longer than a link.
  for (const address of oddAddresses().slice(0, 50)) {
    await page.goto("about:blank")
    await openPage(page, address)
    const title = TITLES[new URL(page.url()).pathname] ?? ""
    await expect(page.locator("header ~ main h1"), address).toHaveText(title)
  }
})

test("issue 32.1: whatever a path holds, the page that answers is readable, by a link and on a first load", async ({
  page,
  complaints,
}) => {
  // No reload is allowed: the page itself, or the one for an address that no page has.
  await page.addInitScript(() => sessionStorage.setItem("reloaded-at", `${Date.now()}`))
  await openPage(page, "/about-me")
  const title = page.locator("header ~ main h1")
  for (const [index, odd] of ODD.entries()) {
    const address = `/blog${index % 2 ? odd : `/${odd}`}`
    await go(page, address)
    await expect(title, address).toHaveText(/^Blog$|^Page Not Found$/)
    await hydrated(page)
    await go(page, "/about-me")
    await expect(title, address).toHaveText("À propos")
  }
  for (const address of ["/100%", "/blog/%E9", "/blog%2f", "/x/:path"]) {
    await openPage(page, address)
    await expect(title, address).toHaveText("Page Not Found")
  }
  await endExpected(page, complaints)
})
