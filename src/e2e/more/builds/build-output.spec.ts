import { createHash } from "node:crypto"
import { readdir, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import sharp from "sharp"
import { listFiles } from "../../../content/folder-files"
import { PREFIX } from "../../../testing/builds/other-site"
import { CORPUS, RADIUS } from "../../../testing/builds/sample-sites"
import { type StoredBuild, storedRelease } from "../../../testing/builds/stored-builds"
import { layoutOf, released, textOf } from "../../builds/build-output-parts"
import { expect, test } from "../../test"
import { inOneOrder } from "./html-in-one-order"

test.use({ build: "site", mayComplain: true })

const bytesOf = async (build: StoredBuild, file: string) => (await stat(released(build, file))).size

const withoutHash = (name: string) => name.replace(/[0-9a-f]{20}/, "")

test("a release holds what its server loads, also when npm installed it in a folder above", async () => {
  const packages = await readdir(join(storedRelease("other"), "node_modules"))
  expect(packages).toEqual(expect.arrayContaining(["libsql", "pg"]))
})

test("D1: an article gives the same text on both routes, compiled data and stock MDX", async () => {
  const text = async (slug: string) => {
    const html = await textOf("other", `blog/${slug}/index.html`)
    const [article = ""] = /<div data-article="">[\s\S]*?<\/section><\/div>/.exec(html) ?? []
    return inOneOrder(article)
  }
  const compiled = await text("en-donnees")
  expect(compiled).toContain("À retenir")
  expect(compiled).toContain('<span class="tok-keyword">export const</span>')
  expect(compiled).toMatch(/<img[^>]* height="677"[^>]* width="960"/)
  expect(await text("en-module")).toBe(compiled)
})

test("a phone's upright photo is upright and whole, as a cover and in the text", async () => {
  const data = JSON.parse(await textOf("other", "page-data/blog/photo/page-data.json"))
  const { cover, images } = data.result.data.post
  expect(images).toMatchObject([{ width: 1500, height: 2000 }])
  for (const file of [cover, images[0].file]) {
    const { gatsbyImageData } = file.childImageSharp
    expect(gatsbyImageData).toMatchObject({ width: 960, height: 1280 })
    const { src } = gatsbyImageData.images.fallback
    const picture = await sharp(released("other", src.slice(PREFIX.length))).metadata()
    expect(picture).toMatchObject({ width: 960, height: 1280 })
  }
})

test("no script has a look-behind, which Safari < 16.4 refuses", async () => {
  const scripts = (await listFiles(layoutOf("other").site)).filter(file => file.endsWith(".js"))
  expect(scripts).toContain("pagefind/worker.js")
  for (const file of scripts) expect(await textOf("other", file), file).not.toMatch(/\(\?<[=!]/)
})

const STYLE = /<style[^>]*?(?: data-href="\/([^".]+)[^"]*")?[^>]*>(.*?)<\/style>/gs

/** Text of a page; the rest weighs the same on each page of a kind. */
const TEXT = /(<main id[^>]*>).*(<\/main>)/s

const ARTICLE = /(<div data-article="">).*(<\/article>)/s

const HASH = /[0-9a-f]{20}|(?<="sha256-)[\w+/]{43}(?==")/g

/** Compressed, with hashes as any build may have them, which are thirty bytes more or less: the middle of eleven. */
function usualBytes(html: string): number {
  const hashes = [...new Set(html.match(HASH))]
  const sizes = Array.from({ length: 11 }, (_, draw) => {
    const drawn = html.replace(HASH, hash => {
      const digest = createHash("sha256").update(`${draw} ${hashes.indexOf(hash)}`)
      return digest.digest(hash.length === 20 ? "hex" : "base64").slice(0, hash.length)
    })
    return brotliCompressSync(drawn).byteLength
  })
  return sizes.toSorted((a, b) => a - b)[5] ?? 0
}

test("a page carries its own styles and those of every page, no others; without text it is small", async () => {
  for (const [page, own, text, mostStyles, mostPage] of [
    ["index", "pages-index", TEXT, 19_420, 8_010],
    ["404", "pages-404", TEXT, 16_980, 7_310],
    ["blog/index", "templates-blog-list", TEXT, 17_830, 7_500],
    ["about-me/index", "pages-about-me", TEXT, 28_800, 9_850],
    ["mentions-legales/index", "pages-mentions-legales", TEXT, 18_300, 7_620],
    [`${CORPUS.path.slice(1)}/index`, "templates-blog-post", ARTICLE, 27_650, 10_560],
  ] as const) {
    const html = await textOf("site", `${page}.html`)
    const styles = [...html.matchAll(STYLE)]
    const names = styles.flatMap(([, name]) => name ?? [])
    expect(names.toSorted(), page).toEqual(["app", `component---src-${own}-tsx`])
    const [, component = ""] = / data-component="\/([^"]+)"/.exec(html) ?? []
    expect(withoutHash(component), page).toBe(`component---src-${own}-tsx-.js`)
    const bytes = styles.reduce((sum, [, , text = ""]) => sum + text.length, 0)
    expect(bytes, page).toBeGreaterThan(16_000)
    expect(bytes, page).toBeLessThan(mostStyles)
    expect(html, page).not.toContain("chunk-mapping")
    // Styles for paper and for browsers without scripts are one file for all pages.
    expect(html, page).not.toMatch(/@media ?print\{|@media ?\(scripting:none\)/)
    const [link, rare = ""] =
      /<link rel="stylesheet" href="\/([^"]+)" media="print, \(scripting: none\)"\/>/.exec(html) ??
      []
    expect(link, page).toBeDefined()
    expect(await textOf("site", rare), page).toContain("@media(scripting:none){.script-only{")
    expect(await bytesOf("site", `${rare}.br`), page).toBeLessThan(1170)
    // Pages at the top are compressed as far as it goes: there are few.
    const most = brotliCompressSync(html).byteLength * (text === TEXT ? 1.005 : 1.1)
    expect(await bytesOf("site", `${page}.html.br`), page).toBeLessThan(most)
    // The letters of the headings go with the text.
    const [, cut = ""] = / data-cut="([^"]*)"/.exec(html) ?? []
    expect(Buffer.from(cut, "base64").byteLength, page).toBeLessThan(5000)
    const shell = html.replace(text, "$1$2").replace(cut, "")
    expect(shell.length, page).toBeLessThan(html.length)
    expect(usualBytes(shell), page).toBeLessThan(mostPage)
  }
})

test("S-20: a configured analytics tag is in every page, async, with its data, and is allowed", async () => {
  for (const page of ["index.html", "blog/en-donnees/index.html", "404.html"]) {
    const [tag = ""] = /<script[^>]*mesure\.example[^>]*>/.exec(await textOf("other", page)) ?? []
    expect(tag).toContain('async=""')
    expect(tag).toContain('data-site="7"')
    expect(tag).not.toContain("defer")
  }
  const headers = JSON.parse(await readFile(layoutOf("other").headers, "utf8"))
  expect(headers.all["content-security-policy"]).toMatch(
    /script-src [^;]*https:\/\/mesure\.example/,
  )
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
