import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { digestOf, listFiles } from "../release/folder-files"
import { keepFonts, readFonts } from "./font-cache"
import { makeFonts } from "./make-fonts"

/** Where imports of `site-fonts/…` lead. Takes the project's root. */
export const fontsFolder = (root: string): string => join(root, ".cache/site-fonts")

/** Gatsby may empty `.cache`; what took time to make lies beside it. */
const KEPT = ".font-cache"

/**
 * Puts the faces and their rules where webpack finds them. They are made once for each state of this folder
 * and of the lock file, which has the digests of the source files and the version of the cutter.
 */
export async function writeSiteFonts(root: string): Promise<"made" | "kept"> {
  const key = await inputDigest(root)
  const kept = await readFonts(join(root, KEPT), key)
  const fonts = kept ?? (await makeFonts(root))
  if (!kept) await keepFonts(join(root, KEPT), key, fonts)
  await mkdir(fontsFolder(root), { recursive: true })
  for (const [name, data] of fonts) {
    const file = join(fontsFolder(root), name)
    // A file that is the same stays untouched: webpack watches it.
    if (!(await readFile(file).catch(() => undefined))?.equals(data)) await writeFile(file, data)
  }
  return kept ? "kept" : "made"
}

/** Read from disk, because Gatsby runs a bundle of these files. */
async function inputDigest(root: string): Promise<string> {
  const own = (await listFiles(join(root, "src/fonts"))).filter(file => !file.includes(".test."))
  return digestOf(root, ["package-lock.json", ...own.map(file => `src/fonts/${file}`)])
}
