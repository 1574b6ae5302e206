import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { createRequire } from "node:module"
import { availableParallelism } from "node:os"
import { join, relative } from "node:path"
import type { ArticleContent, Manner } from "@site/articles"
import { articleSummary, compileArticle } from "@site/articles"
import { articleProblem, formatProblems } from "@site/problems"
import type { Tinypool } from "tinypool"
import { z } from "zod"
import { type Compilation, compileIntoStore, STORE, storeFile } from "./compile-into-store"
import { digestOf, listFiles, readJson } from "./folder-files"
import { type ArticleText, mannerOfFile, readArticleFile } from "./read-article-file"

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
export async function storeArticle(
  root: string,
  { source, ...text }: ArticleText & { manner: Manner },
  compile: Compile,
) {
  const digest = await nameOf(root, source, text)
  const stored = await readJson(storeFile(root, digest, "meta"), storedSummary)
  if (stored) return { ...stored, digest, compiled: false }
  const article = await compile({ root, digest, ...text })
  return { ...article, digest, compiled: true }
}

export type Compile = (article: Compilation) => ReturnType<typeof compileIntoStore>

/** Threads take a second to start: a few articles are compiled sooner without. */
export const COMPILED_HERE = 20
let threads: Promise<Tinypool> | undefined

/** Compiles the articles of one load: the first ones in this thread, more in one for each core. */
export function articleCompiler(): Compile {
  let here = 0
  return async article => {
    here += 1
    if (here <= COMPILED_HERE) return compileIntoStore(article)
    threads ??= startThreads()
    return (await threads).run(article)
  }
}

/**
 * Bundles `compile-into-store` for the threads, because Node gives a thread no loader for TypeScript, and that of `tsx` takes
 * seconds in each.
 */
async function startThreads(): Promise<Tinypool> {
  const [{ Tinypool }, { build }] = await Promise.all([import("tinypool"), import("esbuild")])
  // Gatsby runs a bundle of this file, which has no folder of its own.
  const project = process.cwd()
  const articles = createRequire(join(project, "package.json")).resolve("@site/articles")
  const filename = join(project, "node_modules/.cache/compile-thread.cjs")
  // Whole or not at all: another process may start its threads.
  const part = `${filename}.${process.pid}`
  await build({
    entryPoints: [join(project, "src/content/compile-into-store.ts")],
    outfile: part,
    bundle: true,
    packages: "external",
    alias: { "@site": join(articles, "../..") },
    platform: "node",
    target: "node20",
  })
  await rename(part, filename)
  return new Tinypool({
    filename,
    name: "compileIntoStore",
    maxThreads: availableParallelism(),
    minThreads: 0,
    idleTimeout: 100,
  })
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
  source: string,
  { format, manner }: Pick<Compilation, "format" | "manner">,
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
