import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { parseAtomFeed, parseRssFeed } from "feedsmith"
import { JSDOM } from "jsdom"
import { HOSTILE } from "../../testing/builds/odd-posts"
import { isPost, pages, release } from "../site"
import { expect, test } from "../test"

test.use({ build: "site" })

const fileOf = (name: string) => readFile(join(release.site, name), "utf8")

test("each feed of a build has its published posts and no other, with the texts of their pages", async () => {
  const atom = parseAtomFeed(await fileOf("atom.xml"))
  const { entries = [] } = atom
  const rss = parseRssFeed(await fileOf("rss.xml"))
  const base = `${new URL(atom.id ?? "").origin}`
  const addresses = pages.filter(isPost).map(path => encodeURI(base + path))
  const newest = entries.map(({ links }) => links?.[0]?.href)
  expect(newest).toHaveLength(20)
  expect(addresses).toEqual(expect.arrayContaining(newest))
  expect(rss.items?.map(({ link }) => link)).toEqual(newest)
  const tags = pages.filter(path => /^\/blog\/tag\/[^/]+$/.test(path))
  const ofTags = await Promise.all(
    tags.map(async path => parseAtomFeed(await fileOf(`${path}/atom.xml`)).entries ?? []),
  )
  const tagged = ofTags.flat()
  expect(addresses).toEqual(expect.arrayContaining(tagged.map(({ links }) => links?.[0]?.href)))
  const hostile = tagged.find(({ links }) => links?.[0]?.href === base + HOSTILE.path)
  expect(hostile?.title?.value).toBe(HOSTILE.text)
  for (const { content, title } of entries) {
    const { document } = new JSDOM(content?.value).window
    expect(document.querySelector("p, img"), title?.value).not.toBeNull()
    for (const element of document.querySelectorAll("[href], [src]")) {
      const address = element.getAttribute("href") ?? element.getAttribute("src") ?? ""
      const { protocol, pathname } = new URL(address)
      if (!address.startsWith(base) || !protocol.startsWith("http")) continue
      const file = decodeURI(pathname)
      expect([file, `${file}/index.html`].some(name => existsSync(join(release.site, name)))).toBe(
        true,
      )
    }
  }
})
