/** @jest-environment node */
import { cp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { tempDir } from "../testing/temp-dir"
import { fontsFolder, writeSiteFonts } from "./site-fonts"

/** A project with nothing in it but what the fonts are made of. */
async function project(): Promise<string> {
  const root = await tempDir({ "package.json": "{}" })
  await cp("package-lock.json", join(root, "package-lock.json"))
  await cp("src/fonts", join(root, "src/fonts"), { recursive: true })
  await symlink(join(process.cwd(), "node_modules"), join(root, "node_modules"))
  return root
}

async function keptFile(root: string): Promise<string> {
  const names = await readdir(join(root, ".font-cache"))
  expect(names).toHaveLength(1)
  return join(root, ".font-cache", names[0] ?? "")
}

const written = async (root: string) => {
  const names = (await readdir(fontsFolder(root))).sort()
  return Promise.all(names.map(name => readFile(join(fontsFolder(root), name))))
}

test("a second build makes nothing, also when Gatsby has emptied its cache", async () => {
  const root = await project()
  expect(await writeSiteFonts(root)).toBe("made")
  const first = await written(root)
  const kept = await stat(await keptFile(root))
  const face = await stat(join(fontsFolder(root), "literata.woff2"))
  expect(await writeSiteFonts(root)).toBe("kept")
  // Untouched: a development server would start anew for it.
  expect((await stat(join(fontsFolder(root), "literata.woff2"))).mtimeMs).toBe(face.mtimeMs)
  await rm(join(root, ".cache"), { recursive: true })
  expect(await writeSiteFonts(root)).toBe("kept")
  expect(await written(root)).toEqual(first)
  expect((await stat(await keptFile(root))).mtimeMs).toBe(kept.mtimeMs)
})

test("what was kept and is cut off or changed is made anew", async () => {
  const root = await project()
  await writeSiteFonts(root)
  const first = await written(root)
  const file = await keptFile(root)
  const whole = await readFile(file, "utf8")
  await writeFile(file, whole.slice(0, 5_000))
  expect(await writeSiteFonts(root)).toBe("made")
  await writeFile(file, whole.replace(/d09GMg.{9}/, "d09GMgAAAAAAAAA"))
  expect(await readFile(file, "utf8")).not.toBe(whole)
  expect(await writeSiteFonts(root)).toBe("made")
  expect(await written(root)).toEqual(first)
})

test("other settings or packages make the fonts anew, and the old ones go", async () => {
  const root = await project()
  await writeSiteFonts(root)
  const before = await keptFile(root)
  const characters = join(root, "src/fonts/characters.ts")
  await writeFile(characters, `${await readFile(characters, "utf8")}\n// another set`)
  expect(await writeSiteFonts(root)).toBe("made")
  expect(await keptFile(root)).not.toBe(before)
})

test("R-16: a missing source says which, where, and what to do", async () => {
  const root = await project()
  await rm(join(root, "node_modules"))
  await expect(writeSiteFonts(root)).rejects.toThrow(
    /bricolage-grotesque-latin-wght-normal\.woff2 — expected a file of an installed package, received nothing at .*Run npm ci/,
  )
  expect(await readdir(root)).not.toContain(".font-cache")
})
