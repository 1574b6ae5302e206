/** @jest-environment node */
import { tempDir } from "../testing/temp-dir"
import { compilerVersion } from "./article-store"

const version = async (files: Record<string, string>) => compilerVersion(await tempDir(files))

const FILES = {
  "src/content/article/a.ts": "1",
  "src/content-model/b.ts": "1",
  "package-lock.json": "{}",
}

describe("the cache knows its compiler (D1)", () => {
  it.each([...Object.keys(FILES)])("D1: a change of %s makes another version", async file => {
    expect(await version({ ...FILES, [file]: "2" })).not.toBe(await version(FILES))
  })

  it("D1: tests and other folders do not count", async () => {
    const more = { "src/content/a.test.ts": "2", "src/pages/index.tsx": "2" }
    expect(await version({ ...FILES, ...more })).toBe(await version(FILES))
  })
})
