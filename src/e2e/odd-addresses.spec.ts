import { randomNumbers } from "../testing/random"
import { openPage } from "./hydrated"
import { go, heading, menuLink } from "./page-parts"
import { markDocument, newDocument } from "./site"
import { endExpected, expect, test } from "./watched-page"

/** Pieces of addresses that visitors, other sites and robots write. */
const ODD = [
  "% 100% %% %z %E9 %C3 %F0%9F %u00e9 %00 %0D%0A %25 %2525 %2f %2F.. %2e%2e%2fblog %5C %23 %3F %26",
  "é + \u202e \ufffd 漢字 😀 ' \" <b> </script> ` \\ | ^ [ ] [] {} * / // /. :a && == a=b=c ? ?? #",
  "! !/a $& page=-1 page=9e9 tag=% q=%E9 de=% __proto__ constructor toString undefined NaN ~:text=a",
]
  .join(" ")
  .split(" ")
  .concat("a b", "a".repeat(999))

/** Two hundred addresses below a path, each with odd words in its query, its hash or both. */
function oddAddresses(path: string): string[] {
  const random = randomNumbers(32)
  const odd = () => ODD[random() % ODD.length] ?? ""
  return Array.from({ length: 200 }, (_, index) => {
    const query = index % 3 === 0 ? "" : `?${odd()}${odd()}`
    return `${path}${query}${index % 3 === 1 ? "" : `#${odd()}${odd()}`}`
  })
}

test("issue 32.1: whatever query and hash hold, a page stays readable, by links", async ({
  page,
}) => {
  await openPage(page, "/blog")
  const lost = await page.evaluate(async addresses => {
    const lost: string[] = []
    const frames = () =>
      new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (const address of addresses) {
      // A hash that encodes nothing is encoded.
      const plain = (url: string) => url.replaceAll("%25", "%")
      const { href } = new URL(address, window.location.href)
      window.___navigate?.(address)
      for (let tries = 60; plain(window.location.href) !== plain(href) && tries > 0; tries -= 1)
        await frames()
      await frames()
      const title = document.querySelector("header ~ main h1")?.textContent
      if (title !== "Blog") lost.push(address)
    }
    return lost
  }, oddAddresses("/blog"))
  expect(lost).toEqual([])
  await page.evaluate(() => Object.assign(window.location, { hash: "100%" }))
  await menuLink(page, "About me").click()
  await expect(heading(page)).toHaveText("À propos")
})

test("issue 32.1: whatever query and hash hold, a page stays readable, on a first load", async ({
  page,
}) => {
  // A load takes longer than a link.
  for (const address of oddAddresses("/about-me").slice(0, 50)) {
    await page.goto("about:blank")
    await openPage(page, address)
    await expect(page.locator("header ~ main h1"), address).toHaveText("À propos")
  }
})

const isEncoded = (address: string): boolean => {
  try {
    return decodeURI(address) !== ""
  } catch {
    return false
  }
}

test("issue 32.1: whatever a path holds, the page that answers is readable", async ({
  page,
  complaints,
}) => {
  for (const odd of ODD) {
    const address = `/blog/${odd}`
    await (isEncoded(address) ? openPage(page, address) : page.goto(address))
    await expect(page.locator("header ~ main h1"), address).toHaveCount(1)
  }
  for (const address of ["/100%", "/blog/%E9"]) {
    await openPage(page, "/blog")
    await markDocument(page)
    await go(page, address)
    await newDocument(page)
    await expect(heading(page)).toHaveText("Page Not Found")
  }
  await endExpected(page, complaints)
})
