import fsPromises, { readFile } from "node:fs/promises"
import { join } from "node:path"
import { FACTS, makeRelease, output, readJson, release } from "../testing/sample-release"
import { tempDir, writeFiles } from "../testing/temp-dir"
import { writeRelease } from "./write-release"

const wordOf = async (release: string) =>
  /<p>(\S+)/.exec(await readFile(join(release, "site/index.html"), "utf8"))?.[1]
const served = async (root: string) => ({
  word: await wordOf(join(root, "release")),
  id: (await readJson(root, "release.json")).id,
})

test("R-16: the last release stays when the disk is full at any step, and the next one works", async () => {
  const root = await tempDir()
  const id = await release(root, "un ")
  await writeFiles(root, { ...output("deux "), "static/new.txt": "" })
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" })
  for (const step of ["mkdir", "copyFile", "cp", "writeFile", "symlink", "rename"] as const) {
    jest.spyOn(fsPromises, step).mockRejectedValueOnce(full)
    await expect(writeRelease(root, FACTS)).rejects.toBe(full)
    jest.restoreAllMocks()
    expect(await served(root)).toEqual({ word: "un", id })
  }
  await makeRelease(root)
  expect((await served(root)).word).toBe("deux")
})
