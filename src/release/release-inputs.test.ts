import { appendFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { ReleaseManifest } from "@site/page-views"
import { tempDir } from "../testing/temp-dir"
import { inputDigest, isReleaseCurrent } from "./release-inputs"

const PROJECT = {
  "content/site.yml": "a: 1",
  "packages/view/index.ts": "",
  "src/pages/index.tsx": "",
  "src/pages/index.test.tsx": "",
  "static/robots.txt": "",
  "gatsby-browser.tsx": "",
  "gatsby-config.ts": "",
  "gatsby-node.ts": "",
  "gatsby-ssr.tsx": "",
  "package.json": "{}",
  "package-lock.json": "{}",
  "tsconfig.json": "{}",
  "release/release.json": "",
  "release/server.cjs": "",
  "release/site/index.html": "",
  "release/site/index.html.br": "",
}
const NOW = new Date("2026-11-20T10:00:00Z")

async function builtProject(facts: Partial<ReleaseManifest> = {}): Promise<string> {
  const root = await tempDir(PROJECT)
  const manifest = {
    id: "x",
    builtAt: NOW.toISOString(),
    origin: "https://a.example",
    pathPrefix: "",
    pages: ["/"],
    headers: { all: {}, immutable: {}, hashed: "", revalidate: {}, files: {} },
    inputs: await inputDigest(root),
    served: { "index.html": ["x", "br"] },
    nextPublication: null,
    ...facts,
  }
  await writeFile(join(root, "release/release.json"), JSON.stringify(manifest))
  return root
}

describe("npm start and npm run build build only when the last build is out of date", () => {
  test("an unchanged project is current", async () => {
    expect(await isReleaseCurrent(await builtProject(), NOW)).toBe(true)
  })

  test.each([
    "content/site.yml",
    "packages/view/index.ts",
    "src/pages/index.tsx",
    "static/robots.txt",
    "package.json",
    "package-lock.json",
  ])("a change of %s is not", async file => {
    const root = await builtProject()
    await appendFile(join(root, file), "# x")
    expect(await isReleaseCurrent(root, NOW)).toBe(false)
  })

  test("a new and a removed content file are not", async () => {
    const root = await builtProject()
    await writeFile(join(root, "content/cv.yml"), "")
    expect(await isReleaseCurrent(root, NOW)).toBe(false)
    await rm(join(root, "content/cv.yml"))
    expect(await isReleaseCurrent(root, NOW)).toBe(true)
    await rm(join(root, "content/site.yml"))
    expect(await isReleaseCurrent(root, NOW)).toBe(false)
  })

  test("a changed test file is", async () => {
    const root = await builtProject()
    await appendFile(join(root, "src/pages/index.test.tsx"), "// x")
    expect(await isReleaseCurrent(root, NOW)).toBe(true)
  })

  test("other arguments for Gatsby make it out of date", async () => {
    const root = await builtProject()
    expect(await isReleaseCurrent(root, NOW, ["--no-uglify"])).toBe(false)
    const release = { inputs: await inputDigest(root, ["--no-uglify"]) }
    expect(await isReleaseCurrent(await builtProject(release), NOW)).toBe(false)
  })

  test("a year's end and security.txt's: a release of another month is out of date", async () => {
    const root = await builtProject({ builtAt: "2026-11-01T00:00:00.000Z" })
    expect(await isReleaseCurrent(root, NOW)).toBe(true)
    expect(await isReleaseCurrent(root, new Date("2026-12-01T00:00:00Z"))).toBe(false)
  })

  test.each(["server.cjs", "site/index.html", "site/index.html.br"])(
    "a release that has lost its %s is out of date",
    async file => {
      const root = await builtProject()
      await rm(join(root, "release", file))
      expect(await isReleaseCurrent(root, NOW)).toBe(false)
    },
  )

  test("a post that became due since then makes it out of date, to the second", async () => {
    const root = await builtProject({ nextPublication: "2026-11-20T10:00:01.000Z" })
    expect(await isReleaseCurrent(root, NOW)).toBe(true)
    expect(await isReleaseCurrent(root, new Date("2026-11-20T10:00:01Z"))).toBe(false)
  })

  test.each(["", "{", '{"id":1}'])(
    "a damaged release.json (%p) counts as out of date",
    async text => {
      const root = await builtProject()
      await writeFile(join(root, "release/release.json"), text)
      expect(await isReleaseCurrent(root, NOW)).toBe(false)
    },
  )
})
