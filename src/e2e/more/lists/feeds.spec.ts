import { parseRssFeed } from "feedsmith"
import { JSDOM } from "jsdom"
import { listFiles } from "../../../content/folder-files"
import { layoutOf, textOf } from "../../built-pages"
import { expect, test } from "../../test"

test.use({ build: "site" })

/** Text of a file of the site below a path, which has old addresses and a draft. */
const fileOf = (name: string) => textOf("other", name)

test("feeds are sent as what they are, and pictures may be shown by readers elsewhere", async ({
  request,
}) => {
  const typeOf = async (path: string) => (await request.get(path)).headers()["content-type"]
  expect(await typeOf("/atom.xml")).toMatch(/^application\/xml/)
  expect(await typeOf("/rss.xml")).toMatch(/^application\/xml/)
  const { items = [] } = parseRssFeed(await (await request.get("/rss.xml")).text())
  const html = items.map(({ content }) => content?.encoded).join("")
  const picture = new URL(/<img src="([^"]+)"/.exec(html)?.[1] ?? "").pathname
  const headers = (await request.get(picture)).headers()
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin")
})

test("the sitemap has each page that search engines may show, by its own address, and no other", async () => {
  const { window } = new JSDOM(await fileOf("sitemap.xml"), { contentType: "text/xml" })
  const found = [...window.document.querySelectorAll("loc")].map(({ textContent }) => textContent)
  const files = (await listFiles(layoutOf("other").site)).filter(file => file.endsWith(".html"))
  const shown: (string | undefined)[] = []
  for (const file of files) {
    const { document } = new JSDOM(await fileOf(file)).window
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")
    if (!document.querySelector("meta[name=robots]")) shown.push(canonical?.href)
  }
  expect(found.toSorted()).toEqual(shown.toSorted())
  const sitemap = `Sitemap: ${found[0]?.replace(/\/$/, "")}/sitemap.xml`
  expect(await fileOf("robots.txt")).toContain(sitemap)
})
