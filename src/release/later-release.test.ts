import { existsSync } from "node:fs"
import fsPromises, { readdir, readFile, realpath, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { digestOf, listFiles } from "../content/folder-files"
import {
  FACTS,
  makeRelease,
  output,
  page,
  read,
  readJson,
  release,
  unpacked,
} from "../testing/sample-release"
import { tempDir, writeFiles } from "../testing/temp-dir"
import { writeRelease } from "./write-release"

describe("D8: what did not change since the last release", () => {
  const sharedFiles = async (one: string, two: string) => {
    const isShared = async (file: string) =>
      (await stat(join(one, file))).ino === (await stat(join(two, file))).ino
    const files = (await listFiles(two)).filter(file => /^site\/(?!pagefind|builds)/.test(file))
    const inBoth = files.filter(file => existsSync(join(one, file)))
    const shared = await Promise.all(inBoth.map(isShared))
    return inBoth.filter((_, index) => shared[index])
  }
  const contentOf = async (folder: string) => digestOf(folder, await listFiles(folder))

  test("is linked, and its compressed forms are; what changed leaves the file of before as it was", async () => {
    const root = await tempDir()
    const first = await release(root, "un ").then(() => realpath(join(root, "release")))
    const content = await contentOf(first)
    await release(root, "deux ")
    expect(await contentOf(first)).toBe(content)
    expect(await unpacked(root, "index.html.br")).toBe(page("deux "))
    expect(await sharedFiles(first, join(root, "release"))).toEqual([
      "site/app-0123456789abcdef0123.js",
      "site/app-0123456789abcdef0123.js.br",
      "site/app-0123456789abcdef0123.js.gz",
      "site/robots.txt",
      "site/sitemap.xml",
      "site/sw.js",
      "site/tiny.txt",
    ])
    const second = await realpath(join(root, "release"))
    await release(root, "deux ")
    const shared = await sharedFiles(second, join(root, "release"))
    expect(shared).toEqual(expect.arrayContaining(["site/index.html", "site/index.html.br"]))
  })

  test("is written again where the system has no such links", async () => {
    const root = await tempDir()
    const first = await release(root, "un ").then(() => realpath(join(root, "release")))
    const refused = Object.assign(new Error("operation not permitted"), { code: "EPERM" })
    jest.spyOn(fsPromises, "link").mockRejectedValue(refused)
    await release(root, "un ")
    jest.restoreAllMocks()
    expect(await sharedFiles(first, join(root, "release"))).toEqual([])
    expect(await unpacked(root, "index.html.br")).toBe(page("un "))
  })
})

describe("R-16: the last good release stays", () => {
  const wordOf = async (release: string) =>
    /<p>(\S+)/.exec(await readFile(join(release, "site/index.html"), "utf8"))?.[1]
  const served = async (root: string) => ({
    word: await wordOf(join(root, "release")),
    id: (await readJson(root, "release.json")).id,
  })

  test("when Gatsby's output is not whole", async () => {
    const root = await tempDir()
    const id = await release(root, "un ")
    await writeFiles(root, output("deux "))
    await rm(join(root, "public/index.html"))
    await expect(writeRelease(root, FACTS)).rejects.toThrow("found none")
    expect(await served(root)).toEqual({ word: "un", id })
  })

  test("as it was while the next one is served: who reads it reads it to its end", async () => {
    const root = await tempDir()
    await release(root, "un ")
    const first = await realpath(join(root, "release"))
    await release(root, "deux ")
    expect(await wordOf(first)).toBe("un")
    await release(root, "deux ")
    // And no longer than that.
    expect(await readdir(join(root, "releases"))).toHaveLength(2)
    await expect(wordOf(first)).rejects.toThrow("ENOENT")
  })

  test("a release from before there was a link is the first one", async () => {
    const root = await tempDir({ "release/site/index.html": "zéro" })
    await release(root, "deux ")
    expect(await readFile(join(root, "releases/first/site/index.html"), "utf8")).toBe("zéro")
    expect((await served(root)).word).toBe("deux")
  })
})

test("S-27: a release has its id, time and pages; the same output keeps them, another keeps one", async () => {
  const root = await tempDir()
  const before = Date.now()
  const id = await release(root, "un ")
  const latest = await readJson(root, "site/builds/latest.json")
  expect(latest).toEqual({ id, timestamp: expect.any(Number) })
  expect(latest.timestamp).toBeGreaterThanOrEqual(before)
  const meta = { ...latest, pages: "builds/pages.json" }
  expect(await readJson(root, "site/builds/pages.json")).toEqual([{ path: "/", title: "/" }])
  expect(await readJson(root, `site/builds/meta/${id}.json`)).toEqual(meta)
  expect(await release(root, "un ")).toBe(id)
  expect(await readJson(root, "site/builds/latest.json")).toEqual(latest)
  const second = await release(root, "deux ")
  expect(second).not.toBe(id)
  expect((await readJson(root, "site/builds/latest.json")).id).toBe(second)
  expect(await readJson(root, `site/builds/meta/${id}.json`)).toMatchObject(latest)
  await release(root, "trois ")
  await expect(readJson(root, `site/builds/meta/${id}.json`)).rejects.toThrow("ENOENT")
})

describe("D4: the last build's hashed files stay for one release", () => {
  const script = (digit: number) => `app-${`${digit}`.repeat(20)}.js`
  const build = async (root: string, digit: number) => {
    await rm(join(root, "public"), { recursive: true, force: true })
    await writeFiles(root, {
      "public/index.html": page(script(digit)),
      ".cache/inline-scripts.json": '["boot()"]',
      [`public/${script(digit)}`]: `console.log(${digit});`.repeat(200),
      "public/page-data/index/page-data.json": `${digit}`,
    })
    await makeRelease(root)
    const files = await listFiles(join(root, "release/site"))
    return files.filter(file => /^app-.*\.js$/.test(file))
  }

  test("a script of the build before is served beside the new one until the next change", async () => {
    const root = await tempDir()
    expect(await build(root, 1)).toEqual([script(1)])
    expect(await build(root, 2)).toEqual([script(1), script(2)])
    expect(await unpacked(root, `${script(1)}.br`)).toBe("console.log(1);".repeat(200))
    expect(await read(root, "site/_headers")).toContain(`/${script(1)}\n`)
    expect(await build(root, 2)).toEqual([script(1), script(2)])
    expect(await build(root, 3)).toEqual([script(2), script(3)])
    // Going back to the build before keeps what is open now.
    expect(await build(root, 2)).toEqual([script(2), script(3)])
  })

  test("one that somebody has removed from the last release stops no build", async () => {
    const root = await tempDir()
    await build(root, 1)
    await rm(join(root, "release/site", script(1)))
    expect(await build(root, 2)).toEqual([script(2)])
  })
})
