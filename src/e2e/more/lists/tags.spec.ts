import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pagesSchema, releaseLayout } from "@site/page-views"
import { JSDOM } from "jsdom"
import { OLD } from "../../../testing/builds/odd-posts"
import { PREFIX } from "../../../testing/builds/other-site"
import { type StoredBuild, storedRelease } from "../../../testing/builds/stored-builds"
import { deployedSite } from "../../deployed-site"
import { openPage } from "../../hydrated"
import { status, tag } from "../../lists/filter-parts"
import { heading, menuLink } from "../../page-parts"
import { isPost } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

const site = deployedSite()

const layoutOf = (build: StoredBuild) => releaseLayout(storedRelease(build))

const pagesOf = async (build: StoredBuild) =>
  pagesSchema.parse(JSON.parse(await readFile(layoutOf(build).pages, "utf8")))

const resultOf = async (build: StoredBuild, path: string) =>
  JSON.parse(await readFile(join(layoutOf(build).site, `page-data${path}/page-data.json`), "utf8"))
    .result

const documentOf = async (build: StoredBuild, path: string) =>
  new JSDOM(await readFile(join(layoutOf(build).site, `${path}/index.html`), "utf8")).window
    .document

test("a tag's pages list the posts that have it, each once, and no other", async () => {
  const pages = await pagesOf("restyled")
  const expected = new Set<string>()
  for (const path of pages.filter(isPost)) {
    const { tags } = (await resultOf("restyled", path)).data.post
    for (const tag of tags) expected.add(`${tag} ${path}`)
  }
  const found: string[] = []
  for (const path of pages.filter(page => page.startsWith("/blog/tag/"))) {
    const { data, pageContext } = await resultOf("restyled", path)
    for (const post of data.allBlogPost.nodes) found.push(`${pageContext.tag} ${post.path}`)
  }
  expect(found.toSorted()).toEqual([...expected].toSorted())
})

test("a page of a tag has a head of its own, its count and its place", async () => {
  const paths = ["/blog/tag/cahier-1", "/blog/tag/cahier-1/page/2", "/blog/tag/cahier-1/page/3"]
  const titles = new Set<string>()
  for (const path of paths) {
    const document = await documentOf("restyled", path)
    titles.add(document.title)
    expect(document.title).toContain("Articles sur «\u00a0cahier-1\u00a0»")
    const [canonical] = document.querySelectorAll<HTMLLinkElement>("link[rel=canonical]")
    expect(new URL(canonical?.href ?? "").pathname).toBe(path)
    const description = document.querySelector<HTMLMetaElement>("meta[name=description]")?.content
    expect(description).toContain("sur «\u00a0cahier-1\u00a0»")
    if (path !== paths[0]) expect(description).toContain(`Page ${path.at(-1)} sur 3.`)
    expect(document.querySelector("main")?.textContent).toContain("60 articles")
  }
  expect(titles.size).toBe(3)
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
    ["/blog/tag", 200],
    ["/blog/tag/nulle-part", 404],
    ["/blog/tag/mdx/page/1", 404],
    ["/blog/tag/mdx/page/2", 404],
  ] as const) {
    expect((await request.get(site.address + path)).status(), path).toBe(status)
  }
})

test("more tags than the index has are on a page of all, with a head of its own, in the sitemap", async () => {
  const paths = (await pagesOf("restyled")).filter(path => /^\/blog\/tag\/[^/]+$/.test(path))
  const document = await documentOf("restyled", "/blog/tag")
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/blog/tag/"]')]
  expect(links.map(link => link.getAttribute("href")).toSorted()).toEqual(paths.toSorted())
  expect(document.title).toContain("Tous les sujets")
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? ""
  expect(new URL(canonical).pathname).toBe("/blog/tag")
  const sitemap = await readFile(join(layoutOf("restyled").site, "sitemap.xml"), "utf8")
  expect(sitemap).toContain(`<loc>${canonical}</loc>`)
  const own = await pagesOf("site")
  const isLong = own.filter(path => /^\/blog\/tag\/[^/]+$/.test(path)).length > 30
  expect(own.includes("/blog/tag")).toBe(isLong)
})

test("the filter has all tags, also where the index has the most used", async ({ page }) => {
  await site.deploy("restyled")
  await openPage(page, `${site.address}/blog?tag=RARETÉ+7`)
  await expect(tag(page)).toHaveValue("rareté 7")
  await tag(page).selectOption("rareté 19 (1)")
  await expect(page).toHaveURL(`${site.address}/blog?tag=raret%C3%A9+19`)
  await expect(status(page)).toHaveText("Un article trouvé.")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a rare tag is found by way of all tags", async ({ page }) => {
    await site.deploy("restyled")
    for (const start of ["/blog", "/plan"]) {
      await page.goto(`${site.address}${start}`)
      await page.getByRole("link", { name: /^Tous les sujets/ }).click()
      await expect(heading(page)).toHaveText("Tous les sujets")
    }
    await expect(menuLink(page, "Blog")).toHaveAttribute("aria-current", "true")
    await expect(page.getByRole("heading", { level: 2, name: "R", exact: true })).toBeVisible()
    await page.getByRole("link", { name: "rareté 19 (1)" }).click()
    await expect(heading(page)).toHaveText("Articles sur « rareté 19 »")
  })

  test("the posts of a tag can be leafed through", async ({ page }) => {
    await site.deploy("restyled")
    await page.goto(`${site.address}/blog`)
    await page.getByRole("link", { name: "cahier-1 (60)" }).click()
    await page.getByRole("link", { name: "Articles plus anciens" }).click()
    await page.getByRole("link", { name: "Articles plus anciens" }).click()
    await expect(heading(page)).toHaveText("Articles sur « cahier-1 » – page 3")
    await expect(page.getByRole("link", { name: "Articles plus anciens" })).toHaveCount(0)
    await page.getByRole("link", { name: /^2019/ }).click()
    await expect(page).toHaveURL(`${site.address}/blog/tag/cahier-1#2019`)
  })
})
