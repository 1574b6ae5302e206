import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { JSDOM } from "jsdom"
import sharp from "sharp"
import { listFiles } from "../../../content/folder-files"
import { PREFIX } from "../../../testing/builds/other-site"
import { CORPUS, RADIUS } from "../../../testing/builds/sample-sites"
import { type StoredBuild, storedRelease } from "../../../testing/builds/stored-builds"
import { layoutOf, released, textOf } from "../../built-pages"
import { expect, test } from "../../test"

test.use({ build: "site", mayComplain: true })

const bytesOf = async (build: StoredBuild, file: string) => (await stat(released(build, file))).size

const withoutHash = (name: string) => name.replace(/[0-9a-f]{20}/, "")

test("a release holds what its server loads, also when npm installed it in a folder above", async () => {
  const packages = await readdir(join(storedRelease("other"), "node_modules"))
  expect(packages).toEqual(expect.arrayContaining(["libsql", "pg"]))
})

test("a phone's upright photo is upright and whole, as a cover and in the text", async () => {
  const { document } = new JSDOM(await textOf("other", "blog/photo/index.html")).window
  const shown = [...document.querySelectorAll("main img[alt='Un mur']")]
  expect(shown).toHaveLength(2)
  for (const image of shown) {
    expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["960", "1280"])
    const src = image.getAttribute("src") ?? ""
    const picture = await sharp(released("other", src.slice(PREFIX.length))).metadata()
    expect(picture).toMatchObject({ width: 960, height: 1280 })
  }
})

test("no script has a look-behind, which Safari < 16.4 refuses", async () => {
  const scripts = (await listFiles(layoutOf("other").site)).filter(file => file.endsWith(".js"))
  expect(scripts).toContain("pagefind/pagefind-worker.js")
  for (const file of scripts) expect(await textOf("other", file), file).not.toMatch(/\(\?<[=!]/)
})

const STYLE = /<style[^>]*?(?: data-href="\/([^".]+)[^"]*")?[^>]*>(.*?)<\/style>/gs

test("a page carries its own styles and those of every page, no others", async () => {
  for (const [page, own] of [
    ["index", "pages-index"],
    ["404", "pages-404"],
    ["blog/index", "templates-blog-list"],
    ["about-me/index", "pages-about-me"],
    ["mentions-legales/index", "pages-mentions-legales"],
    [`${CORPUS.path.slice(1)}/index`, "templates-blog-post"],
  ] as const) {
    const html = await textOf("site", `${page}.html`)
    const styles = [...html.matchAll(STYLE)]
    const names = styles.flatMap(([, name]) => name ?? [])
    expect(names.toSorted(), page).toEqual(["app", `component---src-${own}-tsx`])
    const [, component = ""] = / data-component="\/([^"]+)"/.exec(html) ?? []
    expect(withoutHash(component), page).toBe(`component---src-${own}-tsx-.js`)
    expect(html, page).not.toContain("chunk-mapping")
    // Pages at the top are compressed as far as it goes: there are few.
    const most = brotliCompressSync(html).byteLength * (own === "templates-blog-post" ? 1.1 : 1.005)
    expect(await bytesOf("site", `${page}.html.br`), page).toBeLessThan(most)
  }
})

test("a change of style is in every page of the next build, also where nothing else changed", async () => {
  for (const page of ["mentions-legales", "project/un-cahier-a-marge"]) {
    const data = `page-data/${page}/page-data.json`
    expect(await textOf("restyled", data), data).toBe(await textOf("site", data))
    const html = await textOf("restyled", `${page}/index.html`)
    expect(html, page).toMatch(new RegExp(`--radius: ?${RADIUS.restyled}`))
  }
  expect(await textOf("restyled", "404.html")).toMatch(new RegExp(`--radius: ?${RADIUS.restyled}`))
  expect(await textOf("site", "404.html")).toMatch(new RegExp(`--radius: ?${RADIUS.before}`))
})
