import facts from "../testing/site-facts"
import { canonicalUrl, headData, titleFromPath } from "./document-head"

const page = { pathname: "/about-me", search: "" }
const metaOf = (head: ReturnType<typeof headData>, name: string) =>
  head.meta.find(meta => meta.name === name || meta.property === name)?.content

test("S-17: title = page title, separator, site name", () => {
  expect(headData({ ...page, title: "Une page" }, facts).title).toBe("Une page – Le site d’essai")
})

test("S-17: without a page title, the path gives it; the home page is the site itself", () => {
  expect(headData(page, facts).title).toBe("About Me – Le site d’essai")
  expect(headData({ pathname: "/", search: "" }, facts).title).toBe("Le site d’essai")
})

test("the card of the home page has the owner's work and name", () => {
  const home = { pathname: "/", search: "", title: "Développement" }
  expect(metaOf(headData(home, facts), "og:title")).toBe("Développement – Le site d’essai")
  expect(metaOf(headData({ ...page, title: "Une page" }, facts), "og:title")).toBe("Une page")
})

test("a share picture has another address when what is drawn on it changes", () => {
  const addressOf = (more: object) =>
    metaOf(
      headData({ ...page, title: "A", subject: { kind: "project" }, ...more }, facts),
      "og:image",
    )
  const one = addressOf({})
  expect(one).toMatch(/^https:\/\/essai\.example\/about-me\.png\?\w+$/)
  expect(addressOf({ description: "Autre." })).toBe(one)
  const others = [{ title: "B" }, { tags: ["c"] }, { publishedAt: "2026-01-01" }].map(addressOf)
  expect(new Set([one, ...others]).size).toBe(4)
})

test.each([
  ["/", ""],
  ["/about-me", "About Me"],
  ["/blog/compter-les-visites", "Compter Les Visites"],
  ["/blog/x/", "X"],
  ["/%C3%A9t%C3%A9-indien", "Été Indien"],
  ["/100%", "100%"],
  ["/a--b", "A B"],
])("S-17: the path %s gives the title “%s”", (path, title) => {
  expect(titleFromPath(path)).toBe(title)
})

test.each([
  ["/", "", "https://a.example/"],
  ["/blog", "?page=2&utm_source=x", "https://a.example/blog?page=2"],
  ["/blog/", "?utm_source=x", "https://a.example/blog"],
  ["/blog", "?tag=a&tag=b", "https://a.example/blog?tag=a&tag=b"],
  ["/blog", "?q=caf%C3%A9&page=1", "https://a.example/blog?page=1&q=caf%C3%A9"],
  ["/blog", "?PAGE=2", "https://a.example/blog"],
])("S-18: the canonical link of %s%s keeps only whitelisted parameters", (path, search, url) => {
  expect(canonicalUrl("https://a.example", path, search, ["page", "tag", "q"])).toBe(url)
})

test("S-18, S-19: the whole head of a post", () => {
  const post = {
    pathname: "/blog/x",
    search: "?utm_source=y",
    title: "X",
    description: "Un article.",
    type: "article" as const,
    publishedAt: "2026-11-18",
    updatedAt: "2026-11-20",
    tags: ["a", "b"],
  }
  expect(headData(post, facts)).toMatchSnapshot()
})

test("S-18: an earlier publication elsewhere takes the canonical link, og:url stays ours", () => {
  const head = headData({ ...page, canonical: "https://autre.example/x" }, facts)
  expect(head.link).toEqual([{ rel: "canonical", href: "https://autre.example/x" }])
  expect(metaOf(head, "og:url")).toBe("https://essai.example/about-me")
})

test("a text in another language names it, and its versions", () => {
  const versions = [
    { path: "/blog/essai", lang: "fr" },
    { path: "/blog/an-essay", lang: "en-GB" },
  ]
  const head = headData({ pathname: "/blog/an-essay", search: "", lang: "en-GB", versions }, facts)
  expect(metaOf(head, "og:locale")).toBe("en_GB")
  expect(metaOf(head, "og:locale:alternate")).toBe("fr_FR")
  const alternate = (hrefLang: string, path: string) => ({
    ...{ rel: "alternate", hrefLang },
    href: `https://essai.example${path}`,
  })
  expect(head.link.slice(1)).toEqual([
    alternate("fr", "/blog/essai"),
    alternate("en-GB", "/blog/an-essay"),
    alternate("x-default", "/blog/essai"),
  ])
})

test.each([
  ["en", "en_US"],
  ["de", "de_DE"],
  ["pt-BR", "pt_BR"],
])("Open Graph writes %s as %s", (lang, locale) => {
  expect(metaOf(headData({ ...page, lang }, facts), "og:locale")).toBe(locale)
})

test("an old address is kept from search engines, and names the new one", () => {
  const head = headData({ ...page, movedTo: "/blog/x" }, facts)
  expect(metaOf(head, "robots")).toBe("noindex")
  expect(head.link).toEqual([{ rel: "canonical", href: "https://essai.example/blog/x" }])
  const below = { ...facts, site: { ...facts.site, url: "https://essai.example/a" } }
  expect(headData({ ...page, movedTo: "/blog/x" }, below).noscript).toEqual([
    { innerHTML: '<meta http-equiv="refresh" content="0; url=/a/blog/x">' },
  ])
})

test("an error page is kept from search engines and has no canonical address", () => {
  const head = headData({ ...page, indexed: false }, facts)
  expect(metaOf(head, "robots")).toBe("noindex")
  expect(head.link).toEqual([])
})

test("every page that may be found names the feed", () => {
  const found = headData(page, { ...facts, feeds: true })
  expect(found.link.slice(1)).toEqual([
    {
      rel: "alternate",
      type: "application/atom+xml",
      href: "https://essai.example/atom.xml",
    },
  ])
  const own = headData({ ...page, feed: "/blog/tag/a/atom.xml" }, { ...facts, feeds: true })
  expect(own.link[1]?.href).toBe("https://essai.example/blog/tag/a/atom.xml")
  expect(headData({ ...page, indexed: false }, { ...facts, feeds: true }).link).toEqual([])
})
