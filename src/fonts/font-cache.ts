import { createHash, randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import type { FontFiles } from "./make-fonts"

const stored = z.object({ digest: z.string(), files: z.record(z.string(), z.base64()) })

const digestOf = (files: Record<string, string>): string =>
  createHash("sha256").update(JSON.stringify(files)).digest("hex")

/** The files made from these inputs; `undefined` when there are none, or when what is there is not whole. */
export async function readFonts(folder: string, key: string): Promise<FontFiles | undefined> {
  const text = await readFile(fileOf(folder, key), "utf8").catch(() => "")
  const result = stored.safeParse(parsed(text))
  if (!result.success || result.data.digest !== digestOf(result.data.files)) return undefined
  return new Map(
    Object.entries(result.data.files).map(([name, data]) => [name, Buffer.from(data, "base64")]),
  )
}

/** Keeps the files, and forgets those of earlier inputs. */
export async function keepFonts(folder: string, key: string, fonts: FontFiles): Promise<void> {
  const files = Object.fromEntries(
    [...fonts].map(([name, data]) => [name, data.toString("base64")]),
  )
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, `${randomUUID()}.tmp`)
  await writeFile(temporary, JSON.stringify({ digest: digestOf(files), files }))
  await rename(temporary, fileOf(folder, key))
}

const fileOf = (folder: string, key: string): string => join(folder, `${key}.json`)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
