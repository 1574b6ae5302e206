import { createHash, randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { type ArticleTree, isArticleTree } from "../content-model/article-tree"
import type { CompiledArticle } from "./compile-article"

const reference = z.object({ target: z.string(), line: z.number(), column: z.number().optional() })

/** What a `.meta.json` file holds. Checked when it is read: a half-written or foreign file is no hit. */
const storedSummary = z.object({
  summary: z.object({
    kind: z.enum(["data", "module"]),
    headings: z.array(z.object({ depth: z.number(), id: z.string(), text: z.string() })),
    anchors: z.array(z.string()).nullable(),
    images: z.array(reference),
    links: z.array(reference),
    imports: z.array(reference),
    words: z.number(),
  }),
  problems: z.array(
    z.object({
      severity: z.enum(["error", "warning"]),
      line: z.number(),
      column: z.number().optional(),
      field: z.string(),
      expected: z.string(),
      received: z.string(),
      hint: z.string().optional(),
    }),
  ),
})

export type StoredSummary = Omit<CompiledArticle, "tree">

export interface ArticleCache {
  /** What is known of an article without its tree; `undefined` when it must be compiled. */
  readSummary: (digest: string) => Promise<StoredSummary | undefined>
  readTree: (digest: string) => Promise<ArticleTree | undefined>
  write: (digest: string, article: CompiledArticle) => Promise<void>
  /** Removes every article but those given, and what interrupted writes have left. */
  prune: (keep: ReadonlySet<string>) => Promise<void>
}

/** Another process may be about to rename a temporary file that is younger than this. */
const TEMPORARY_FILE_LIFE_MS = 60 * 60_000

/** Name of an article in the cache: changes with its text and with the compiler. */
export function articleDigest(source: string, compilerVersion: string): string {
  return createHash("sha256").update(compilerVersion).update("\0").update(source).digest("hex")
}

/**
 * Compiled articles on disk, so that a build compiles only what changed (D1). Two files per
 * article: lists of articles are made without reading a tree. A file that is missing, cut off or not
 * ours counts as absent.
 */
export function articleCache(dir: string): ArticleCache {
  const pathOf = (digest: string, part: "meta" | "tree") => join(dir, `${digest}.${part}.json`)
  return {
    async readSummary(digest) {
      const result = storedSummary.safeParse(await readJson(pathOf(digest, "meta")))
      return result.success ? result.data : undefined
    },
    async readTree(digest) {
      const tree = await readJson(pathOf(digest, "tree"))
      return isArticleTree(tree) ? tree : undefined
    },
    async write(digest, { tree, ...summary }) {
      await mkdir(dir, { recursive: true })
      // The tree first: a summary on disk means that the article is complete.
      await writeAtomically(pathOf(digest, "tree"), JSON.stringify(tree))
      await writeAtomically(pathOf(digest, "meta"), JSON.stringify(summary))
    },
    async prune(keep) {
      for (const name of await namesIn(dir)) {
        if (keep.has(name.slice(0, name.indexOf(".")))) continue
        const path = join(dir, name)
        if (name.endsWith(".tmp") && (await ageOf(path)) < TEMPORARY_FILE_LIFE_MS) continue
        await rm(path, { force: true })
      }
    },
  }
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"))
  } catch {
    return undefined
  }
}

async function writeAtomically(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`
  await writeFile(temporary, text)
  await rename(temporary, path)
}

async function namesIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir)
  } catch {
    return []
  }
}

async function ageOf(path: string): Promise<number> {
  const file = await stat(path).catch(() => undefined)
  return file ? Date.now() - file.mtimeMs : 0
}
