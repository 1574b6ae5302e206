import { readdir } from "node:fs/promises"
import { JSDOM } from "jsdom"
import { HOSTILE } from "../../testing/builds/odd-posts"
import { released, textOf } from "../built-pages"
import { expect, test } from "../test"

test.use({ build: "site", mayComplain: true })

test("a post in a .md file is a page like others, and keeps its signs", async () => {
  const html = await textOf("site", "blog/photo/index.html")
  expect(html).toContain("Un {x}, Map&#x3C;string, number> et a<br>b.")
})

test("a page names once what made it", async () => {
  const { document } = new JSDOM(await textOf("site", "index.html")).window
  const generators = [...document.querySelectorAll("meta[name=generator]")]
  expect(generators.map(meta => meta.getAttribute("content"))).toEqual(["Marge"])
})

test("D1: only the article with its own code is a script, and only its page loads it", async () => {
  const scripts = (await readdir(released("site", "."))).filter(name => name.endsWith(".js"))
  expect(scripts.filter(name => name.includes("en-module"))).toHaveLength(1)
  const dataOf = async (slug: string) =>
    JSON.parse(await textOf("site", `page-data/blog/${slug}/page-data.json`))
  expect((await dataOf("en-module")).componentChunkName).toContain("en-module")
  expect((await dataOf("en-module")).result.data.post.content.html.join()).not.toContain("<h2")
  expect((await dataOf("en-donnees")).componentChunkName).toBe(
    "component---src-templates-blog-post-tsx",
  )
})

test("R-16: markup in a title, a tag, a description and a series is text wherever it shows", async () => {
  const scriptsOf = async (page: string) => {
    const { document } = new JSDOM(await textOf("site", page)).window
    expect(document.querySelectorAll("[onerror], img[src=x]"), page).toHaveLength(0)
    const scripts = [...document.scripts].filter(({ type }) => !type.includes("json"))
    return { document, scripts: scripts.map(({ text }) => text) }
  }
  const harmless = await scriptsOf("blog/en-donnees/index.html")
  for (const page of [
    "blog/hostile",
    "blog/tag/title-script-intruder-script-img-src-x-onerror-intruder-amp",
    "blog/series/title-script-intruder-script-img-src-x-onerror-intruder-amp",
  ]) {
    const { document, scripts } = await scriptsOf(`${page}/index.html`)
    expect(document.body.textContent, page).toContain(HOSTILE.text)
    expect(scripts, page).toEqual(harmless.scripts)
  }
  const { document } = await scriptsOf("blog/hostile/index.html")
  expect(document.title).toContain(HOSTILE.text)
  const described = document.querySelector("meta[name=description]")
  expect(described?.getAttribute("content")).toBe(HOSTILE.text)
})
