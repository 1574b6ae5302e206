import { createHash, randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { z } from "zod"
import { type ArticleTree, isArticleTree } from "../content-model/article-tree"
import { articleSummary, type CompiledArticle, compileArticle } from "./compile-article"
import { articleProblem } from "./content-problem"
import { listFiles, readJson } from "./folder-files"
import { splitFrontMatter } from "./read-yaml"

/** What a `.meta.json` file holds. Checked when it is read: a half-written or foreign file is no hit. */
const storedSummary = z.object({ summary: articleSummary, problems: z.array(articleProblem) })
const storedTree = z.custom<ArticleTree>(isArticleTree)

export interface StoredArticle extends Omit<CompiledArticle, "tree"> {
  /** Name of the article in the store: changes with its text and with the compiler. */
  digest: string
  /** `false` when the article came from the store. */
  compiled: boolean
}

/**
 * Summary of one article, from the store or compiled now, so that a build compiles only what changed
 * (D1). `body` comes from `splitFrontMatter`. Two files per article: lists of articles are made
 * without reading a tree. A file that is missing, cut off or of another shape counts as absent.
 */
export async function storeArticle(
  root: string,
  source: string,
  body: string,
): Promise<StoredArticle> {
  const digest = await digestOf(root, source)
  const stored = await readJson(fileOf(root, digest, "meta"), storedSummary)
  if (stored) return { ...stored, digest, compiled: false }
  const { tree, ...article } = await compileArticle(body)
  // The tree first: a summary on disk means that the article is complete.
  await writeJson(fileOf(root, digest, "tree"), tree)
  await writeJson(fileOf(root, digest, "meta"), article)
  return { ...article, digest, compiled: true }
}

/**
 * The tree of one article, from the store or compiled now. Needs no other state: it works in every
 * process of the build. Returns an empty tree for a module article and for one with errors. Throws when
 * it is not in the store and the file cannot be read.
 */
export async function readTree(
  root: string,
  { digest, absolutePath }: { digest: string; absolutePath: string },
): Promise<ArticleTree> {
  const stored = await readJson(fileOf(root, digest, "tree"), storedTree)
  if (stored) return stored
  const source = await readFile(absolutePath, "utf8")
  const file = splitFrontMatter(source, relative(root, absolutePath))
  return "body" in file ? (await compileArticle(file.body)).tree : []
}

/** Another process may be about to rename a temporary file that is younger than this. */
const TEMPORARY_FILE_LIFE_MS = 60 * 60_000

/** Removes every article but those given, and what interrupted writes have left. */
export async function pruneStore(root: string, keep: ReadonlySet<string>): Promise<void> {
  const folder = folderOf(root)
  for (const name of await readdir(folder).catch(() => [])) {
    if (keep.has(name.slice(0, name.indexOf(".")))) continue
    const path = join(folder, name)
    const written = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0
    if (name.endsWith(".tmp") && Date.now() - written < TEMPORARY_FILE_LIFE_MS) continue
    await rm(path, { force: true })
  }
}

const folderOf = (root: string): string => join(root, ".article-cache")

const fileOf = (root: string, digest: string, part: "meta" | "tree"): string =>
  join(folderOf(root), `${digest}.${part}.json`)

async function writeJson(path: string, value: unknown): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`
  await mkdir(join(path, ".."), { recursive: true })
  await writeFile(temporary, JSON.stringify(value))
  await rename(temporary, path)
}

async function digestOf(root: string, source: string): Promise<string> {
  const version = await compilerVersion(root)
  return createHash("sha256").update(version).update("\0").update(source).digest("hex")
}

const COMPILER_SOURCES = ["src/content", "src/content-model"]
const versions = new Map<string, Promise<string>>()

/**
 * A name for the compiler as it is now: the digest of its own sources and of the lock file (shiki and
 * the Markdown chain). It is part of every article's name, so no version number has to be raised by hand.
 * Read from disk, because Gatsby runs a bundle of these files. Once per process.
 */
export function compilerVersion(root: string): Promise<string> {
  const version = versions.get(root) ?? computeVersion(root)
  versions.set(root, version)
  return version
}

async function computeVersion(root: string): Promise<string> {
  const hash = createHash("sha256")
  const folders = COMPILER_SOURCES.map(folder => listFiles(join(root, folder)))
  const sources = (await Promise.all(folders))
    .flatMap((files, index) => files.map(file => `${COMPILER_SOURCES[index]}/${file}`))
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  for (const file of [...sources, "package-lock.json"]) {
    hash.update(await readFile(join(root, file)).catch(() => "absent"))
  }
  return hash.digest("hex")
}
