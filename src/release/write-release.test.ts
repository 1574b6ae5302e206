/** @jest-environment node */
import { createHash } from "node:crypto"
import fsPromises, { readdir, readFile, realpath, rm, symlink } from "node:fs/promises"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { listFiles } from "../content/folder-files"
import { tempDir, writeFiles } from "../testing/temp-dir"
import { writeRelease } from "./write-release"

const FACTS = {
  origin: "https://a.example",
  pathPrefix: "",
  aliases: {},
  inputs: "i",
  nextPublication: null,
  pages: ["/"],
  languages: {},
  unlisted: [],
  analyticsOrigin: null,
  honourPrivacySignals: false,
  hstsPreload: false,
  securityContact: "moi@a.example",
  serviceWorker: false,
}
const APP = "app-0123456789abcdef0123.js"
const CODE = "console.log(1);".repeat(200)
const page = (text: string, digest = "") =>
  `<!doctype html><script>boot()</script><script src="/${APP}"${digest} async></script><script src="https://mesure.example/${APP}"></script><p>${text.repeat(500)}</p>`
const DIGEST = createHash("sha384").update(CODE).digest("base64")
const released = (text: string) => page(text, ` integrity="sha384-${DIGEST}"`)
const output = (text: string) => ({
  "public/index.html": page(text),
  [`public/${APP}`]: CODE,
  "public/app-0123456789abcdef0123.js.map": "{}",
  "static/tiny.txt": "petit",
  ".cache/functions/metrics-page-view-counter.js": "module.exports = () => {}",
})

test("R-14: a release holds the site, with the digests of its scripts, its compressed forms, the function, the headers, the pages and the server; no source maps", async () => {
  const root = await tempDir(output("bonjour "))
  await writeRelease(root, FACTS)
  const files = await listFiles(join(root, "release"))
  expect(files.filter(file => !/^(?:site\/pagefind|node_modules)\//.test(file))).toEqual([
    "functions/metrics-page-view-counter.js",
    "headers.json",
    "pages.json",
    "release.json",
    "server.cjs",
    "site/.well-known/security.txt",
    "site/_headers",
    "site/app-0123456789abcdef0123.js",
    "site/app-0123456789abcdef0123.js.br",
    "site/app-0123456789abcdef0123.js.gz",
    "site/builds/latest.json",
    expect.stringMatching(/^site\/builds\/meta\/[0-9a-f]{20}\.json$/),
    "site/index.html",
    "site/index.html.br",
    "site/index.html.gz",
    "site/sw.js",
    "site/tiny.txt",
    "writer.cjs",
  ])
  const html = released("bonjour ")
  expect(
    brotliDecompressSync(await readFile(join(root, "release/site/index.html.br"))).toString(),
  ).toBe(html)
  expect(gunzipSync(await readFile(join(root, "release/site/index.html.gz"))).toString()).toBe(html)
})

describe("what is in static/ is copied as it is", () => {
  const site = async (root: string) =>
    (await listFiles(join(root, "release/site"))).filter(file => !file.startsWith("pagefind/"))

  test("a file that its owner has removed is not published any more, though Gatsby keeps its copy", async () => {
    const root = await tempDir({ ...output("un "), "public/tiny.txt": "petit" })
    await writeRelease(root, FACTS)
    expect(await site(root)).toContain("tiny.txt")
    await rm(join(root, "static/tiny.txt"))
    await writeRelease(root, FACTS)
    expect(await site(root)).not.toContain("tiny.txt")
  })

  test("RFC 9116: a security.txt of the owner's in place of the build's, which says for a year where to write", async () => {
    const root = await tempDir(output("un "))
    const file = join(root, "release/site/.well-known/security.txt")
    const begun = Date.now()
    await writeRelease(root, { ...FACTS, pathPrefix: "/carnet" })
    const [contact, expires = "", ...rest] = (await readFile(file, "utf8")).split("\n")
    expect([contact, ...rest]).toEqual([
      "Contact: mailto:moi@a.example",
      "Preferred-Languages: fr, en",
      "Canonical: https://a.example/carnet/.well-known/security.txt",
      "",
    ])
    const days = (Date.parse(expires.replace("Expires: ", "")) - begun) / (24 * 3600_000)
    expect(days).toBeGreaterThanOrEqual(364)
    expect(days).toBeLessThan(365)
    await writeFiles(root, { "static/.well-known/security.txt": "Contact: tel:+33" })
    await writeRelease(root, FACTS)
    expect(await readFile(file, "utf8")).toBe("Contact: tel:+33")
  })

  test("pages of their own among them, and files that are links", async () => {
    const root = await tempDir({ ...output("un "), "static/demo/index.html": "Une démo." })
    await writeFiles(root, { "elsewhere/plan.txt": "Un plan." })
    await symlink(join(root, "elsewhere"), join(root, "static/plans"))
    await symlink(join(root, "elsewhere/plan.txt"), join(root, "static/plan.txt"))
    await writeRelease(root, FACTS)
    const read = (file: string) => readFile(join(root, "release/site", file), "utf8")
    expect(await read("demo/index.html")).toBe("Une démo.")
    const manifest = await readFile(join(root, "release/release.json"), "utf8")
    expect(JSON.parse(manifest).folders).toEqual(["/demo"])
    expect(await read("plans/plan.txt")).toBe("Un plan.")
    expect(await read("plan.txt")).toBe("Un plan.")
    await rm(join(root, "elsewhere"), { recursive: true })
    expect(await read("plan.txt")).toBe("Un plan.")
  })

  test.each(["index.html", "sw.js", "_headers", "builds/latest.json", "static/a.png"])(
    "the name of a file that the build makes, %s, is an error",
    async name => {
      const root = await tempDir({ ...output("un "), [`static/${name}`]: "" })
      await expect(writeRelease(root, FACTS)).rejects.toThrow(
        `static/${name} — expected a name that the build does not use; rename the file.`,
      )
    },
  )
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
  ).toBe(released("deux "))
})

describe("R-16: the last good release stays", () => {
  const wordOf = async (release: string) =>
    /<p>(\S+)/.exec(await readFile(join(release, "site/index.html"), "utf8"))?.[1]
  const served = async (root: string) => ({
    word: await wordOf(join(root, "release")),
    id: JSON.parse(await readFile(join(root, "release/release.json"), "utf8")).id,
  })

  test("when Gatsby's output is not whole", async () => {
    const root = await tempDir(output("un "))
    const id = await writeRelease(root, FACTS)
    await writeFiles(root, output("deux "))
    await rm(join(root, ".cache"), { recursive: true })
    await expect(writeRelease(root, FACTS)).rejects.toThrow("functions")
    expect(await served(root)).toEqual({ word: "un", id })
  })

  test("when the disk is full at any step, and the next build needs nobody's help", async () => {
    const root = await tempDir(output("un "))
    const id = await writeRelease(root, FACTS)
    await writeFiles(root, output("deux "))
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" })
    for (const step of ["mkdir", "copyFile", "cp", "writeFile", "symlink", "rename"] as const) {
      jest.spyOn(fsPromises, step).mockRejectedValueOnce(full)
      await expect(writeRelease(root, FACTS)).rejects.toBe(full)
      jest.restoreAllMocks()
      expect(await served(root)).toEqual({ word: "un", id })
    }
    await writeRelease(root, FACTS)
    expect((await served(root)).word).toBe("deux")
  })

  test("as it was while the next one is served: who reads it reads it to its end", async () => {
    const root = await tempDir(output("un "))
    await writeRelease(root, FACTS)
    const first = await realpath(join(root, "release"))
    await writeFiles(root, output("deux "))
    await writeRelease(root, FACTS)
    expect(await wordOf(first)).toBe("un")
    await writeRelease(root, FACTS)
    // And no longer than that.
    expect(await readdir(join(root, "releases"))).toHaveLength(2)
    await expect(wordOf(first)).rejects.toThrow("ENOENT")
  })

  test("a release from before there was a link is the first one", async () => {
    const root = await tempDir({ ...output("deux "), "release/site/index.html": "zéro" })
    await writeRelease(root, FACTS)
    expect(await readFile(join(root, "releases/first/site/index.html"), "utf8")).toBe("zéro")
    expect((await served(root)).word).toBe("deux")
  })
})

const readJson = async (root: string, file: string) =>
  JSON.parse(await readFile(join(root, "release/site", file), "utf8"))

describe("S-27: a release says which build it is", () => {
  test("its id, the time when its output was new, and its pages", async () => {
    const root = await tempDir(output("un "))
    const before = Date.now()
    const id = await writeRelease(root, FACTS)
    const latest = await readJson(root, "builds/latest.json")
    expect(latest).toEqual({ id, timestamp: expect.any(Number) })
    expect(latest.timestamp).toBeGreaterThanOrEqual(before)
    expect(await readJson(root, `builds/meta/${id}.json`)).toEqual({
      ...latest,
      pages: [{ path: "/", title: "/" }],
    })
  })

  test("the same output keeps both; of another build, the manifest stays for one release", async () => {
    const root = await tempDir(output("un "))
    const first = await writeRelease(root, FACTS)
    const latest = await readJson(root, "builds/latest.json")
    await writeRelease(root, FACTS)
    expect(await readJson(root, "builds/latest.json")).toEqual(latest)
    await writeFiles(root, output("deux "))
    const second = await writeRelease(root, FACTS)
    expect((await readJson(root, "builds/latest.json")).id).toBe(second)
    expect(await readJson(root, `builds/meta/${first}.json`)).toMatchObject(latest)
    await writeFiles(root, output("trois "))
    await writeRelease(root, FACTS)
    await expect(readJson(root, `builds/meta/${first}.json`)).rejects.toThrow("ENOENT")
  })
})

describe("D4: the last build's hashed files stay for one release", () => {
  const script = (digit: number) => `app-${`${digit}`.repeat(20)}.js`
  const build = async (root: string, digit: number) => {
    await rm(join(root, "public"), { recursive: true, force: true })
    await writeFiles(root, {
      "public/index.html": page(script(digit)),
      [`public/${script(digit)}`]: `console.log(${digit});`.repeat(200),
      "public/page-data/index/page-data.json": `${digit}`,
      ".cache/functions/metrics-page-view-counter.js": "module.exports = () => {}",
    })
    await writeRelease(root, FACTS)
    const files = await listFiles(join(root, "release/site"))
    return files.filter(file => /^app-.*\.js$/.test(file))
  }

  test("a script of the build before is served beside the new one, compressed too, and no longer than that", async () => {
    const root = await tempDir({})
    expect(await build(root, 1)).toEqual([script(1)])
    expect(await build(root, 2)).toEqual([script(1), script(2)])
    const compressed = await readFile(join(root, "release/site", `${script(1)}.br`))
    expect(brotliDecompressSync(compressed).toString()).toBe("console.log(1);".repeat(200))
    const headers = await readFile(join(root, "release/site/_headers"), "utf8")
    expect(headers).toContain(`/${script(1)}\n`)
    expect(await build(root, 3)).toEqual([script(2), script(3)])
  })

  test("a build that changes nothing takes none away", async () => {
    const root = await tempDir({})
    await build(root, 1)
    await build(root, 2)
    expect(await build(root, 2)).toEqual([script(1), script(2)])
    expect(await build(root, 3)).toEqual([script(2), script(3)])
  })

  test("going back to the build before keeps what is open now", async () => {
    const root = await tempDir({})
    await build(root, 1)
    await build(root, 2)
    expect(await build(root, 1)).toEqual([script(1), script(2)])
  })
})
