import { JSDOM } from "jsdom"
import { robotsText, sitemapFiles } from "./lists"

const SITE = { origin: "https://a.example", pathPrefix: "/carnet" }
const own = (path: string) => `https://a.example/carnet${path}`

/** Content of a sitemap or an index, as a parser reads it. */
const read = (text = "") => {
  const { documentElement } = new JSDOM(text, { contentType: "text/xml" }).window.document
  expect(documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9")
  return [...documentElement.children].map(entry =>
    [...entry.children].map(({ textContent }) => textContent),
  )
}

test("the sitemap names the site's own addresses, with the days that are known", () => {
  const pages = [
    own(""),
    own("/blog/c%C5%93ur?a=1&b=%F0%9F%96%8B"),
    "https://elsewhere.example/carnet/a",
    "https://a.example/carnets/a",
  ].map(address => ({
    address,
    changed: address.includes("blog") ? "2026-02-01" : undefined,
    versions: [],
  }))
  const files = sitemapFiles(pages, SITE)
  expect([...files.keys()]).toEqual(["sitemap.xml"])
  expect(read(files.get("sitemap.xml"))).toEqual([
    [own("")],
    [own("/blog/c%C5%93ur?a=1&b=%F0%9F%96%8B"), "2026-02-01"],
  ])
})

test("the sitemap names the versions of a text, as its page does", () => {
  const versions = [
    { lang: "fr", href: own("/a") },
    { lang: "en", href: own("/b") },
  ]
  const text = sitemapFiles([{ address: own("/a"), changed: undefined, versions }], SITE).get(
    "sitemap.xml",
  )
  const { document } = new JSDOM(text ?? "", { contentType: "text/xml" }).window
  const links = [...document.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")]
  expect(links.map(named => named.getAttribute("hreflang"))).toEqual(["fr", "en"])
})

test("a sitemap that would be too large is an index of several, none of them too large", () => {
  const pages = Array.from({ length: 50_001 }, (_, n) => ({
    address: own(`/${n}`.padEnd(2048 - own("").length, "x")),
    changed: "2026-02-01",
    versions: [],
  }))
  const files = sitemapFiles(pages, SITE)
  const parts = read(files.get("sitemap.xml")).map(([address = ""]) => address)
  expect(parts).toEqual([1, 2, 3].map(n => own(`/sitemap-${n}.xml`)))
  const texts = parts.map(address => files.get(address?.slice(own("/").length) ?? "") ?? "")
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024)
  const counts = texts.map(text => text.split("<loc>").length - 1)
  expect(Math.max(...counts)).toBeLessThanOrEqual(50_000)
  expect(counts.reduce((sum, count) => sum + count)).toBe(50_001)
})

test("robots.txt names the sitemap, and closes nothing", () => {
  expect(robotsText(SITE).split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "Sitemap: https://a.example/carnet/sitemap.xml",
    "",
  ])
})
