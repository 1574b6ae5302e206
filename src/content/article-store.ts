import { readFile } from "node:fs/promises"
import { join, relative } from "node:path"
import type { ArticleTree } from "../content-model/article-tree"
import { articleCache, articleDigest, type StoredSummary } from "./article-cache"
import { compileArticle } from "./compile-article"
import { compilerVersion } from "./compiler-version"
import { splitFrontMatter } from "./front-matter"

export interface StoreOptions {
  /** Default: `<root>/.article-cache`. */
  cacheDir?: string
}

export interface StoredArticle extends StoredSummary {
  digest: string
  /** `false` when the article came from the cache. */
  compiled: boolean
}

/** Summary of one article, from the cache or compiled now. `body` comes from `splitFrontMatter`. */
export async function storeArticle(
  root: string,
  source: string,
  body: string,
  options: StoreOptions = {},
): Promise<StoredArticle> {
  const cache = articleCache(cacheDirOf(root, options))
  const digest = articleDigest(source, await compilerVersion(root))
  const known = await cache.readSummary(digest)
  if (known) return { ...known, digest, compiled: false }
  const article = await compileArticle(body)
  await cache.write(digest, article)
  return { summary: article.summary, problems: article.problems, digest, compiled: true }
}

/**
 * The tree of one article, from the cache or compiled now. Needs no other state: it works in every
 * process of the build. Returns an empty tree for a module article and for one with errors. Throws when
 * it is not in the cache and the file cannot be read.
 */
export async function readTree(
  root: string,
  { digest, absolutePath }: { digest: string; absolutePath: string },
  options: StoreOptions = {},
): Promise<ArticleTree> {
  const known = await articleCache(cacheDirOf(root, options)).readTree(digest)
  if (known) return known
  const source = await readFile(absolutePath, "utf8")
  const file = splitFrontMatter(source, relative(root, absolutePath))
  return "body" in file ? (await compileArticle(file.body)).tree : []
}

/** Folder of the cache: the one asked for, or the default beside the project. */
export function cacheDirOf(root: string, { cacheDir }: StoreOptions): string {
  return cacheDir ?? join(root, ".article-cache")
}
