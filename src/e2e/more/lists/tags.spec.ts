import { OLD } from "../../../testing/builds/odd-posts"
import { PREFIX } from "../../../testing/builds/other-site"
import { documentOf, pagesOf } from "../../built-pages"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("a page of a tag has a head of its own and its count", async () => {
  const document = await documentOf("restyled", "/blog/tag/cahier-1")
  expect(document.title).toContain("Articles sur «\u00a0cahier-1\u00a0»")
  const [canonical] = document.querySelectorAll<HTMLLinkElement>("link[rel=canonical]")
  expect(new URL(canonical?.href ?? "").pathname).toBe("/blog/tag/cahier-1")
  const description = document.querySelector<HTMLMetaElement>("meta[name=description]")?.content
  expect(description).toContain("sur «\u00a0cahier-1\u00a0»")
  expect(document.querySelector("main")?.textContent).toContain("60 articles")
  expect(document.querySelectorAll("main h3")).toHaveLength(60)
})

test("below a path, odd tags lead to their pages; a draft gives none and counts for none", async () => {
  const onPost = await documentOf("other", OLD.target)
  const linked = [...onPost.querySelectorAll('main a[href*="/blog/tag/"]')].map(link => ({
    tag: link.textContent,
    path: link.getAttribute("href")?.slice(PREFIX.length) ?? "",
  }))
  expect(linked.map(({ tag }) => tag.replaceAll("\u202f", " ")).join(", ")).toBe(OLD.tags)
  const addresses = ["oe", "c-plus-plus"].map(name => `/blog/tag/${name}`)
  expect(linked.map(({ path }) => path)).toEqual(addresses)
  for (const { tag, path } of linked) {
    const document = await documentOf("other", path)
    expect(document.querySelector("h1")?.textContent).toBe(`Articles sur «\u00a0${tag}\u00a0»`)
    const listed = [...document.querySelectorAll("main h3 a")]
    expect(listed.map(link => link.getAttribute("href"))).toEqual([PREFIX + OLD.target])
    expect(document.querySelector("main")?.textContent).toContain("Un article")
  }
  expect((await pagesOf("other")).filter(path => path.includes("venir"))).toEqual([])
  const list = await documentOf("other", "/blog")
  const index = list.querySelector('main nav[aria-label="Articles par sujet"]')?.textContent
  expect(index).toContain("C++\u00a0(1)")
  expect(index).not.toContain("venir")
})
