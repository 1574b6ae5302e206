import { listedPage } from "./lists"
import { readPage } from "./read-page"

const own = (path: string) => `https://a.example/carnet${path}`
const head = (...elements: string[]) => `<html lang="fr"><head>${elements.join("")}</head>`
const canonical = (path: string) =>
  `<link data-react-helmet="true" rel="canonical" href="${own(path)}"/>`
const date = (name: string, value: string) =>
  `<meta data-react-helmet="true" property="article:${name}_time" content="${value}"/>`
const addressOf = (...elements: string[]) => readPage(head(...elements)).address

test("S-27: the list of pages has each page's own title, and its language if it is another", () => {
  const title = (text: string) =>
    head(`<meta data-react-helmet="true" property="og:title" content="${text}"/>`)
  const site = {
    "/": title("Prénom Nom"),
    "/blog/a": title("L&#x27;été &amp; &lt;b&gt; : &quot;oui&quot;"),
    "/blog/b": title("Static pages"),
    "/blog/c": "<html>",
  }
  const listed = Object.entries(site).map(([path, html]) =>
    listedPage({ path, title: readPage(html).title }, { "/blog/b": "en" }),
  )
  expect(listed).toEqual([
    { path: "/", title: "Prénom Nom" },
    { path: "/blog/a", title: `L'été & <b> : "oui"` },
    { path: "/blog/b", title: "Static pages", lang: "en" },
    { path: "/blog/c", title: "/blog/c" },
  ])
})

test("a page gives its address, and the day of its last change or of its publication", () => {
  const published = date("published", "2026-01-05T08:00+01:00")
  expect(addressOf(canonical("/"))).toEqual({ address: own("/"), versions: [] })
  expect(addressOf(canonical("/a"), published)?.changed).toBe("2026-01-05")
  expect(addressOf(canonical("/a"), published, date("modified", "2026-02-01"))?.changed).toBe(
    "2026-02-01",
  )
})

test("a page that is not for search engines, and one without an address, give none", () => {
  const noindex = '<meta data-react-helmet="true" name="robots" content="noindex"/>'
  expect(addressOf(canonical("/old"), noindex)).toBeUndefined()
  expect(addressOf()).toBeUndefined()
})

test("a page names the versions of its text", () => {
  const link = (lang: string, path: string) =>
    `<link data-react-helmet="true" rel="alternate" hrefLang="${lang}" href="${own(path)}"/>`
  const feed = '<link rel="alternate" type="application/atom+xml" href="/atom.xml"/>'
  expect(addressOf(canonical("/a"), link("fr", "/a"), feed, link("en", "/b"))?.versions).toEqual([
    { lang: "fr", href: own("/a") },
    { lang: "en", href: own("/b") },
  ])
})
