/** @jest-environment node */
import { readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { tempDir, writeFiles } from "../../testing/temp-dir"
import { listFiles } from "./list-files"
import { writeRelease } from "./write-release"

const FACTS = {
  origin: "https://a.example",
  pathPrefix: "",
  inputs: "i",
  nextPublication: null,
  pages: ["/"],
  unlisted: [],
  analyticsOrigin: null,
}
const page = (text: string) => `<!doctype html><script>boot()</script><p>${text.repeat(500)}</p>`
const output = (text: string) => ({
  "public/index.html": page(text),
  "public/app-0123456789abcdef0123.js": "console.log(1);".repeat(200),
  "public/app-0123456789abcdef0123.js.map": "{}",
  "public/tiny.txt": "petit",
  ".cache/functions/metrics-page-view-counter.js": "module.exports = () => {}",
})

test("a release holds the site, its compressed forms, the function, the headers and the pages; no source maps", async () => {
  const root = await tempDir(output("bonjour "))
  await writeRelease(root, FACTS)
  const files = await listFiles(join(root, "release"))
  expect(files.filter(file => !file.startsWith("site/pagefind/"))).toEqual([
    "functions/metrics-page-view-counter.js",
    "headers.json",
    "pages.json",
    "release.json",
    "site/_headers",
    "site/app-0123456789abcdef0123.js",
    "site/app-0123456789abcdef0123.js.br",
    "site/app-0123456789abcdef0123.js.gz",
    "site/index.html",
    "site/index.html.br",
    "site/index.html.gz",
    "site/tiny.txt",
  ])
  const html = page("bonjour ")
  expect(
    brotliDecompressSync(await readFile(join(root, "release/site/index.html.br"))).toString(),
  ).toBe(html)
  expect(gunzipSync(await readFile(join(root, "release/site/index.html.gz"))).toString()).toBe(html)
})

test("the same output has the same id, another one another", async () => {
  const root = await tempDir(output("un "))
  const first = await writeRelease(root, FACTS)
  expect(await writeRelease(root, FACTS)).toBe(first)
  await writeFiles(root, output("deux "))
  expect(await writeRelease(root, FACTS)).not.toBe(first)
})

test("a changed page never keeps the compressed form of the release before", async () => {
  const root = await tempDir(output("un "))
  await writeRelease(root, FACTS)
  await writeFiles(root, output("deux "))
  await writeRelease(root, FACTS)
  expect(
    brotliDecompressSync(await readFile(join(root, "release/site/index.html.br"))).toString(),
  ).toBe(page("deux "))
})

test("R-16: a failure half way leaves the last good release as it was", async () => {
  const root = await tempDir(output("un "))
  const id = await writeRelease(root, FACTS)
  await writeFiles(root, output("deux "))
  await rm(join(root, ".cache"), { recursive: true })
  await expect(writeRelease(root, FACTS)).rejects.toThrow("functions")
  expect(await readFile(join(root, "release/site/index.html"), "utf8")).toBe(page("un "))
  expect(JSON.parse(await readFile(join(root, "release/release.json"), "utf8"))).toMatchObject({
    id,
  })
})
