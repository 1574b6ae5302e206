import { parseAtomFeed, parseRssFeed } from "feedsmith"
import { JSDOM } from "jsdom"
import { filesOf, MANY, postOf } from "../testing/sample-posts"

const ODD = "Cœur & « œuvre » <b>]]> 🖋 ".repeat(7).trim()

const atomIn = (files: ReadonlyMap<string, string>, file = "atom.xml") => {
  const text = files.get(file) ?? ""
  // A parser that forgives nothing.
  const { document } = new JSDOM(text, { contentType: "text/xml" }).window
  expect(document.querySelector("parsererror")).toBeNull()
  return { ...parseAtomFeed(text), document }
}

test("both feeds of the blog have the same of a post, whatever is in its title", async () => {
  const post = postOf({
    title: ODD,
    description: ODD,
    updated: "2026-02-01",
    tags: ["C++", "œuvre & co"],
  })
  const files = await filesOf([post], "Un *mot*.")
  const [entry] = atomIn(files).entries ?? []
  expect(entry).toMatchObject({
    id: "https://a.example/blog/a",
    title: { value: ODD },
    summary: { value: ODD },
    published: "2026-01-05T07:30:00.000Z",
    updated: "2026-01-31T23:00:00.000Z",
    content: { type: "html", value: "<p>Un <em>mot</em>.</p>" },
    categories: [{ term: "C++" }, { term: "œuvre & co" }],
  })
  const rss = parseRssFeed(files.get("rss.xml") ?? "")
  expect(
    new JSDOM(files.get("rss.xml"), { contentType: "text/xml" }).window.document.title,
  ).toBeDefined()
  expect(rss.atom?.links).toEqual([
    { href: "https://a.example/rss.xml", rel: "self", type: "application/rss+xml" },
  ])
  expect(rss.items?.[0]).toMatchObject({
    title: ODD,
    link: "https://a.example/blog/a",
    guid: { value: "https://a.example/blog/a", isPermaLink: false },
    content: { encoded: "<p>Un <em>mot</em>.</p>" },
  })
  expect(new Date(rss.items?.[0]?.pubDate ?? "").toISOString()).toBe("2026-01-05T07:30:00.000Z")
})

test("a post that was renamed keeps its identity; it did not change", async () => {
  const renamed = postOf({ path: "/blog/b" })
  const [entry] = atomIn(await filesOf([renamed])).entries ?? []
  expect(entry?.id).toBe("https://a.example/blog/a")
  expect(entry?.links?.[0]?.href).toBe("https://a.example/blog/b")
})

test("readers get elements and the language of code, notes that link; no classes, no scripts", async () => {
  const text =
    '```ts title="a.ts" {1}\n1\n```\n\n| a |\n| -: |\n| 1 |\n\n: Le nom\n\nMot.[^1]\n\n[^1]: Note.'
  const html = atomIn(await filesOf([postOf()], text)).entries?.[0]?.content?.value ?? ""
  expect(html).toContain(
    '<p><strong>a.ts</strong></p><pre><code class="language-ts">1\n</code></pre>',
  )
  expect(html).toContain("<caption>Le nom</caption>")
  expect(html).toContain('href="https://a.example/blog/a#note-fn-1"')
  expect(html.replace('class="language-ts"', "")).not.toMatch(/ class=| style=|data-align/)
})

test("at 300 posts each feed has the last 20", async () => {
  const files = await filesOf(MANY)
  const { entries = [] } = atomIn(files)
  expect(entries).toHaveLength(20)
  expect(entries[0]?.id).toBe("https://a.example/blog/n-300")
  expect(parseRssFeed(files.get("rss.xml") ?? "").items).toHaveLength(20)
})

test("a feed for each tag, with posts of every language", async () => {
  const english = postOf({ path: "/blog/en", first: "/blog/en", lang: "en", tags: ["Web"] })
  const files = await filesOf([english, postOf({ tags: ["Vie privée", "Web"] })])
  const ids = (file: string) => atomIn(files, file).entries?.map(({ id }) => id)
  expect(ids("blog/tag/web/atom.xml")).toHaveLength(2)
  expect(ids("blog/tag/vie-privee/atom.xml")).toEqual(["https://a.example/blog/a"])
  expect(atomIn(files).entries?.[0]?.content?.xml?.lang).toBe("en")
})

test("a blog without posts has feeds that are valid and empty", async () => {
  const files = await filesOf([])
  expect(atomIn(files).updated).toBe("1970-01-01T00:00:00.000Z")
  expect(parseRssFeed(files.get("rss.xml") ?? "").items ?? []).toEqual([])
})

test("a text from right to left keeps its direction in each feed", async () => {
  const files = await filesOf([postOf({ lang: "ar" })])
  const text = '<div lang="ar" dir="rtl"><p>Du texte.</p></div>'
  expect(atomIn(files).entries?.[0]?.content?.value).toBe(text)
  expect(parseRssFeed(files.get("rss.xml") ?? "").items?.[0]?.content?.encoded).toBe(text)
})
