import { documentOf, pagesOf } from "../../built-pages"
import { isPost } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

/** The blog's own page, and page after page those of the years, by the link to the older posts, of 300 posts. */
async function readList() {
  const first = await documentOf("restyled", "/blog")
  const newest = first.querySelector('nav[aria-label="Articles par année"] a')
  const pages: { path: string; document: Document }[] = []
  for (let path = newest?.getAttribute("href") ?? ""; path && pages.length < 100; ) {
    const document = await documentOf("restyled", path)
    pages.push({ path, document })
    const links = [...document.querySelectorAll("main a")]
    const older = links.find(link => link.textContent?.startsWith("Articles plus anciens"))
    path = older?.getAttribute("href") ?? ""
  }
  return { first, pages }
}

const listed = (document: Document) =>
  [...document.querySelectorAll("main h3 a")].map(link => link.getAttribute("href") ?? "")

const datesOf = (document: Document) =>
  [...document.querySelectorAll("time")].map(time => time.getAttribute("datetime") ?? "")

test("every post is on one page of a year, the newest first, a hundred on a page at most", async () => {
  const { pages } = await readList()
  const released = await pagesOf("restyled")
  expect(pages.map(({ path }) => path).toSorted()).toEqual(
    released.filter(path => /^\/blog\/\d{4}(?:\/|$)/.test(path)).toSorted(),
  )
  const counts = pages.map(({ document }) => listed(document).length)
  expect(Math.max(...counts)).toBe(100)
  expect(pages.flatMap(({ document }) => listed(document)).toSorted()).toEqual(
    released.filter(isPost).toSorted(),
  )
  const dates = pages.flatMap(({ document }) => datesOf(document))
  expect(dates).toEqual(dates.toSorted().toReversed())
  for (const { path, document } of pages) {
    const [year = ""] = /\d{4}/.exec(path) ?? []
    for (const date of datesOf(document)) expect(date.slice(0, 4), path).toBe(year)
  }
})

test("each page of the list has a head of its own, and search engines may show it", async () => {
  const { first, pages } = await readList()
  const all = [{ path: "/blog", document: first }, ...pages]
  for (const facts of ["title", "meta[name=description]", "link[rel=canonical]"]) {
    const texts = all.map(({ document }) => document.querySelector(facts)?.outerHTML)
    expect(new Set(texts).size, facts).toBe(all.length)
  }
  for (const { path, document } of all) {
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href")
    expect(new URL(canonical ?? "").pathname).toBe(path)
    expect(document.querySelector("meta[name=robots]")).toBeNull()
  }
})
