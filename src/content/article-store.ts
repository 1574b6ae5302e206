import { createHash } from "node:crypto"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { join, relative } from "node:path"
import type { ArticleContent, Manner } from "@site/articles"
import { articleSummary, compileArticle } from "@site/articles"
import { articleProblem, formatProblems } from "@site/problems"
import { z } from "zod"
import { digestOf, listFiles, readJson } from "./folder-files"
import { type ArticleText, mannerOfFile, readArticleFile } from "./read-article-file"

/** Folder of compiled articles, from the project's root. */
const STORE = ".article-cache"

/** File of an article in the store: its summary with its problems, or its text. */
const storeFile = (root: string, digest: string, part: "meta" | "text"): string =>
  join(root, STORE, `${digest}.${part}.json`)

/** Content of a `.meta.json` file. Checked when it is read: a half-written or foreign file is no hit. */
const storedSummary = z.object({ summary: articleSummary, problems: z.array(articleProblem) })

/** Content of a `.text.json` file. */
const storedText = z.object({
  /** The HTML: one part, of a module article those that its page completes, none of one with errors. */
  content: z.custom<ArticleContent[]>(Array.isArray),
  /** The HTML for feeds. Empty for one with errors. */
  plain: z.string(),
})

/**
 * Summary of one article, from the store or compiled now, so that a build compiles only what changed
 * (D1). Two files per article: lists of articles are made
 * without reading a text. A file that is missing, cut off or of another shape counts as absent. `digest` is the
 * article's name in the store: it changes with the text, with the compiler, with its typography and with what the
 * compiler writes into it.
 */
export async function storeArticle(root: string, text: ArticleText & { manner: Manner }) {
  const digest = await nameOf(root, text)
  const stored = await readJson(storeFile(root, digest, "meta"), storedSummary)
  if (stored) return { ...stored, digest, compiled: false }
  const { content, plain, ...article } = await compileArticle(text.body, text.format, text.manner)
  mkdirSync(join(root, STORE), { recursive: true })
  // In this order, because a summary on disk means that the article is complete. The name is a digest of the content, so
  // that several processes write the same.
  writeFileSync(storeFile(root, digest, "text"), JSON.stringify({ content, plain }))
  writeFileSync(storeFile(root, digest, "meta"), JSON.stringify(article))
  return { ...article, digest, compiled: true }
}

/**
 * The text of one article, from the store or compiled now. Needs no other state: it works in every process of the build.
 * Throws when it is not in the store and the file cannot be read.
 */
export async function readCompiled(root: string, { digest, absolutePath }: Stored) {
  const stored = await readJson(storeFile(root, digest, "text"), storedText)
  if (stored) return stored
  const read = readArticleFile(root, relative(root, absolutePath), z.unknown())
  if (!read.text) throw new Error(formatProblems(read.problems))
  return compileArticle(read.text.body, read.text.format, mannerOfFile(root, absolutePath))
}

interface Stored {
  digest: string
  absolutePath: string
}

/** Removes every article but those given. */
export async function pruneStore(root: string, keep: ReadonlySet<string>): Promise<void> {
  const folder = join(root, STORE)
  for (const name of await listFiles(folder))
    if (!keep.has(name.slice(0, name.indexOf(".")))) await rm(join(folder, name), { force: true })
}

async function nameOf(
  root: string,
  { source, format, manner }: Omit<ArticleText & { manner: Manner }, "body">,
): Promise<string> {
  const version = await compilerVersion(root)
  return createHash("sha256")
    .update(`${version} ${format} ${JSON.stringify(manner)}\0`)
    .update(source)
    .digest("hex")
}

const COMPILER_SOURCE = /^packages\/(?:articles|problems)\/.*(?<!\.test)\.(?:ts|json)$/
const versions = new Map<string, Promise<string>>()

/**
 * A name for the compiler as it is now: the digest of its own sources and of the lock file (shiki and the Markdown
 * chain). What the site writes into articles is in their manner. It is part of every article's name, so no version number has to be raised by hand.
 * Read from disk, because Gatsby runs a bundle of these files. Once per process.
 */
export function compilerVersion(root: string): Promise<string> {
  const version = versions.get(root) ?? computeVersion(root)
  versions.set(root, version)
  return version
}

async function computeVersion(root: string): Promise<string> {
  const sources = (await listFiles(join(root, "packages"))).map(file => `packages/${file}`)
  const files = sources.filter(file => COMPILER_SOURCE.test(file))
  const lock = "package-lock.json"
  return digestOf(root, existsSync(join(root, lock)) ? [...files, lock] : files)
}
