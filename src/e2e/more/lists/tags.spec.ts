import { OLD } from "../../../testing/builds/odd-posts"
import { PREFIX } from "../../../testing/builds/other-site"
import type { StoredBuild } from "../../../testing/builds/stored-builds"
import { documentOf, pagesOf, textOf } from "../../built-pages"
import { heading, menuLink } from "../../page-parts"
import { isPost } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

const resultOf = async (build: StoredBuild, path: string) =>
  JSON.parse(await textOf(build, `page-data${path}/page-data.json`)).result

test("a tag's page lists the posts that have it, each once, and no other", async () => {
  const pages = await pagesOf("restyled")
  const expected = new Set<string>()
  for (const path of pages.filter(isPost)) {
    const { tags } = (await resultOf("restyled", path)).data.post
    for (const tag of tags) expected.add(`${tag} ${path}`)
  }
  const found: string[] = []
  for (const path of pages.filter(page => /^\/blog\/tag\/[^/]+$/.test(page))) {
    const { posts, tag, count } = (await resultOf("restyled", path)).pageContext
    // One of them has more posts than a page.
    if (count > 100) continue
    for (const post of posts) found.push(`${tag} ${post.path}`)
  }
  expect(found.toSorted()).toEqual([...expected].toSorted())
})

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

test("a tag that no post has is a 404, as is a page that a tag has not", async ({ request }) => {
  for (const [path, status] of [
    ["/blog/tag/mdx", 200],
    ["/blog/tag", 404],
    ["/blog/tag/nulle-part", 404],
    ["/blog/tag/mdx/2026", 404],
  ] as const) {
    expect((await request.get(path)).status(), path).toBe(status)
  }
})

test("the blog's own page leads to each tag, with its number of posts", async () => {
  const paths = (await pagesOf("restyled")).filter(path => /^\/blog\/tag\/[^/]+$/.test(path))
  const document = await documentOf("restyled", "/blog")
  const links = document.querySelectorAll('nav[aria-label="Articles par sujet"] a')
  expect([...links].map(link => link.getAttribute("href")).toSorted()).toEqual(paths.toSorted())
  expect([...links].map(link => link.textContent)).toContain("sujet-5\u00a0(30)")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a rare tag is found by way of the plan of the site", async ({ page }) => {
    await page.goto("/plan")
    await page.getByRole("link", { name: /^Tous les sujets\s\(\d+\)$/ }).click()
    await expect(page.getByRole("heading", { name: "Articles par sujet" })).toBeInViewport()
    await page.getByRole("link", { name: "rareté 19 (1)" }).click()
    await expect(heading(page)).toHaveText("Articles sur « rareté 19 »")
    await expect(menuLink(page, "Blog")).toHaveAttribute("aria-current", "true")
  })
})
