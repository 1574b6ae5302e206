import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { parse, stringify } from "yaml"
import { listFiles } from "../release/folder-files"
import { writeCorpus } from "../testing/corpus"
import { serveSite } from "../testing/serve-site"
import { makeWorkspace, type Workspace } from "../testing/workspace"
import { testsBelowPath } from "./below-path"
import { hydrated } from "./hydrated"
import { frontMatter, SAMPLE_TEXT, writePost } from "./sample-post"

/** Builds take up to a minute each on two cores. */
const BUILD_TIMEOUT_MS = 600_000

test.describe.configure({ mode: "serial", timeout: BUILD_TIMEOUT_MS })

const ANALYTICS = {
  src: "https://mesure.example/m.js",
  loading: "async",
  data: { site: "7" },
  consent: "exempt",
}

/** Both sites are below a path of their host. */
const PREFIX = "/carnet"

let small: Workspace
let large: Workspace

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  small = await makeWorkspace(process.cwd(), "small", "content")
  large = await makeWorkspace(process.cwd(), "large", "content")
  await writeCorpus(join(small.content, "blog"), 10)
  await writeCorpus(join(large.content, "blog"), 300)
  for (const { content } of [small, large]) {
    await writePost(content, "en-donnees", `${frontMatter("Le même")}${SAMPLE_TEXT}`)
    await writePost(
      content,
      "en-module",
      `${frontMatter("Le même")}\nexport const version = 1\n${SAMPLE_TEXT}`,
    )
    const siteFile = join(content, "site.yml")
    const { analytics: _, ...own } = parse(await readFile(siteFile, "utf8"))
    const site = { ...own.site, url: `https://exemple.fr${PREFIX}` }
    await writeFile(siteFile, stringify({ ...own, site, analytics: ANALYTICS }))
  }
  for (const workspace of [small, large]) {
    const { code, output } = await workspace.run("build")
    expect(code, output).toBe(0)
  }
})

test.afterAll(async () => {
  for (const workspace of [small, large]) await rm(workspace.root, { recursive: true, force: true })
})

const released = ({ root }: Workspace, file: string) => join(root, "release/site", file)
const bytesOf = async (workspace: Workspace, file: string) =>
  (await stat(released(workspace, file))).size

test("D1: the weight of a page, its data and the scripts does not depend on the number of posts", async () => {
  const page = "blog/article-3"
  for (const file of [
    `${page}/index.html`,
    `page-data/${page}/page-data.json`,
    "page-data/app-data.json",
  ]) {
    expect(await bytesOf(large, file), file).toBe(await bytesOf(small, file))
  }
  const scripts = async (workspace: Workspace) => {
    const names = (await readdir(released(workspace, "."))).filter(name => name.endsWith(".js"))
    const sizes = await Promise.all(
      names.map(async name => [withoutHash(name), await bytesOf(workspace, name)]),
    )
    return Object.fromEntries(sizes)
  }
  expect(await scripts(large)).toEqual(await scripts(small))
})

const withoutHash = (name: string) => name.replace(/[0-9a-f]{20}/, "")

test("D1: an article gives the same text on both routes, compiled data and stock MDX", async () => {
  const text = async (slug: string) => {
    const html = await readFile(released(small, `blog/${slug}/index.html`), "utf8")
    return /<div data-article="">[\s\S]*?<\/section><\/div>/.exec(html)?.[0]
  }
  const compiled = await text("en-donnees")
  expect(compiled).toContain("À retenir")
  expect(compiled).toContain('<span class="tok-keyword">export const</span>')
  expect(compiled).toMatch(/<img[^>]* width="1200" height="630"|<img[^>]* width="960" height="504"/)
  expect(await text("en-module")).toBe(compiled)
})

test("D1: only the article with its own code is a script, and only its page loads it", async () => {
  const scripts = (await readdir(released(small, "."))).filter(name => name.endsWith(".js"))
  expect(scripts.filter(name => name.includes("en-module"))).toHaveLength(1)
  const dataOf = async (slug: string) =>
    JSON.parse(await readFile(released(small, `page-data/blog/${slug}/page-data.json`), "utf8"))
  expect((await dataOf("en-module")).componentChunkName).toContain("en-module")
  expect((await dataOf("en-module")).result.data.post.content).toBeNull()
  expect((await dataOf("en-donnees")).componentChunkName).toBe(
    "component---src-templates-blog-post-tsx",
  )
})

test("a build for visitors has neither the page that shows every part nor its code", async () => {
  const text = await readFile(join(small.root, "release/pages.json"), "utf8")
  expect(text).not.toContain("kitchen-sink")
  const files = await listFiles(released(small, "."))
  expect(files.filter(file => file.includes("kitchen-sink"))).toEqual([])
  for (const file of files.filter(name => /\.(?:js|css|html|json)$/.test(name))) {
    const content = await readFile(released(small, file), "utf8")
    expect(content, file).not.toContain("Toutes les pièces")
    expect(content, file).not.toContain("Une phrase de preuve")
  }
})

test("S-20: a configured analytics tag is in every page, async, with its data; the policy allows its origin", async () => {
  for (const page of ["index.html", "blog/article-3/index.html", "404.html"]) {
    const html = await readFile(released(small, page), "utf8")
    const [tag = ""] = /<script[^>]*mesure\.example[^>]*>/.exec(html) ?? []
    expect(tag).toContain('async=""')
    expect(tag).toContain('data-site="7"')
    expect(tag).not.toContain("defer")
  }
  const headers = JSON.parse(await readFile(join(small.root, "release/headers.json"), "utf8"))
  expect(headers.all["content-security-policy"]).toMatch(
    /script-src [^;]*https:\/\/mesure\.example/,
  )
})

test("S-20: the browser loads the configured tag once, and not again on a navigation", async ({
  page,
}) => {
  const { address, stop } = await serveSite(small.root, join(small.root, "page-views.db"))
  let loads = 0
  await page.route("https://mesure.example/m.js", async route => {
    loads += 1
    await route.fulfill({
      contentType: "text/javascript",
      body: "window.measured = (window.measured ?? 0) + 1",
    })
  })
  await page.goto(address)
  await hydrated(page)
  await page.getByRole("link", { name: "Blog", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog")
  expect(loads).toBe(1)
  expect(await page.evaluate(() => Reflect.get(window, "measured"))).toBe(1)
  await stop()
})

testsBelowPath(() => small.root, PREFIX)

test("a change of style alone is in every page of the next build", async () => {
  const tokens = join(small.root, "src/styles/tokens.css")
  await writeFile(
    tokens,
    (await readFile(tokens, "utf8")).replace("--radius: 10px", "--radius: 11px"),
  )
  const { code, output } = await small.run("build")
  expect(code, output).toBe(0)
  for (const page of ["index.html", "blog/article-3/index.html", "404.html"]) {
    expect(await readFile(released(small, page), "utf8"), page).toContain("--radius:11px")
  }
})

test("R-16: broken content stops the build with all errors, and the last good release stays", async () => {
  const manifest = await readFile(join(small.root, "release/release.json"), "utf8")
  const page = await readFile(released(small, "blog/article-3/index.html"), "utf8")
  await writePost(
    small.content,
    "article-1",
    "---\ntitle: Sans date\ndescription: Rien.\n---\n\nTexte.\n",
  )
  await writePost(
    small.content,
    "article-2",
    `${frontMatter("Un inconnu")}\n<Calout>Texte.</Calout>\n`,
  )
  await writePost(small.content, "Mauvais Nom", `${frontMatter("Un nom")}\nTexte.\n`)
  const { code, output } = await small.run("build")
  expect(code).not.toBe(0)
  const plain = output.replace(/\s+/g, " ")
  expect(plain).toMatch(/content\/blog\/article-1\/index\.mdx:\d+\S* date — expected/)
  expect(plain).toMatch(/content\/blog\/article-2\/index\.mdx:7\S* .*Calout/)
  expect(plain).toMatch(
    /content\/blog\/Mauvais Nom\/index\.mdx\S* slug — expected .* received "Mauvais Nom"/,
  )
  expect(await readFile(join(small.root, "release/release.json"), "utf8")).toBe(manifest)
  expect(await readFile(released(small, "blog/article-3/index.html"), "utf8")).toBe(page)
})
