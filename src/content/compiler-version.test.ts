import { tempDir } from "../testing/temp-dir"
import { compilerVersion } from "./article-store"

const version = async (files: Record<string, string>) => compilerVersion(await tempDir(files))

const FILES = {
  "packages/articles/a.ts": "1",
  "packages/problems/b.ts": "1",
  "package-lock.json": "{}",
}

describe("the cache knows its compiler (D1)", () => {
  it.each([...Object.keys(FILES)])("D1: a change of %s makes another version", async file => {
    expect(await version({ ...FILES, [file]: "2" })).not.toBe(await version(FILES))
  })

  it("D1: tests and other folders do not count", async () => {
    const more = { "packages/articles/a.test.ts": "2", "src/content/b.ts": "2" }
    expect(await version({ ...FILES, ...more })).toBe(await version(FILES))
  })
})
