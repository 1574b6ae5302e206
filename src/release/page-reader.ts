import { hash } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { z } from "zod"
import { compilerVersion } from "../content/article-store"
import { digestOf, listFiles, readJson } from "../content/folder-files"
import { type PageFacts, readPage } from "./read-page"

/** Results of the last build, kept for the next one. */
const STORE = ".cache/read-pages.json"

/** A file that is cut off, or written by another version of the code, counts as absent. */
const stored = z.object({ version: z.string(), pages: z.record(z.string(), z.custom<PageFacts>()) })

/** Reads pages, and reuses the result of the last build for those that have the same bytes. */
export async function pageReader(root: string) {
  const file = join(root, STORE)
  const version = await readersVersion(root)
  const last = await readJson(file, stored)
  const before = new Map(last?.version === version ? Object.entries(last.pages) : [])
  const pages = new Map<string, PageFacts>()
  return {
    read(html: Buffer): PageFacts {
      const name = hash("sha256", html)
      // V8 keeps a whole text in memory as long as a part of it is used: here, all pages.
      const page = before.get(name) ?? structuredClone(readPage(html.toString()))
      pages.set(name, page)
      return page
    },
    async save(): Promise<void> {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify({ version, pages: Object.fromEntries(pages) }))
    },
  }
}

const FOLDER = "src/release"

/** Changes with all code that reads pages. */
async function readersVersion(root: string): Promise<string> {
  const files = (await listFiles(join(root, FOLDER))).map(file => `${FOLDER}/${file}`)
  return `${await compilerVersion(root)} ${await digestOf(root, files)}`
}
