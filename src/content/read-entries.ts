import { readFile } from "node:fs/promises"
import type { z } from "zod"
import { type PageFrontMatter, pageSchema } from "../content-model/page-schema"
import { type PostFrontMatter, postSchema } from "../content-model/post-schema"
import { type ProjectFrontMatter, projectSchema } from "../content-model/project-schema"
import { momentInParis } from "../content-model/publication-date"
import { postPath, projectPath, slugSchema } from "../content-model/slug"
import { type StoredArticle, storeArticle } from "./article-store"
import type { ArticleSummary } from "./compile-article"
import { type ContentFile, contentFiles, inBatches, unreadProblem } from "./content-files"
import { type ContentProblem, shortJson } from "./content-problem"
import { type FieldPath, type Place, readYaml, splitFrontMatter } from "./read-yaml"
import { validateWithSchema } from "./validate-with-schema"

/** What the kinds of entries differ in: a folder of `content/`, its schema, its addresses (S-1). */
interface EntryKind<Schema extends z.ZodType<object>> {
  folder: string
  schema: Schema
  pathOf: (slug: string) => string
}

export const postKind = { folder: "blog", schema: postSchema, pathOf: postPath }
export const projectKind = { folder: "projects", schema: projectSchema, pathOf: projectPath }
export const pageKind = {
  folder: "pages",
  schema: pageSchema,
  pathOf: (slug: string) => `/${slug}`,
}

/** One validated content file with an article. */
export interface ContentEntry<FrontMatter> extends ArticleSummary {
  /** Path from the project root, with forward slashes. */
  file: string
  absolutePath: string
  slug: string
  /** Address on the site: `/blog/x`, `/project/y`, `/about-me`. */
  path: string
  frontMatter: FrontMatter
  /** Changes whenever the file or the compiler changes. */
  digest: string
  readingMinutes: number
  /** Not a draft, and its moment in Paris has come. Unpublished entries stay out of the built site. */
  published: boolean
}

export type PostEntry = ContentEntry<PostFrontMatter>
export type ProjectEntry = ContentEntry<ProjectFrontMatter>
export type PageEntry = ContentEntry<PageFrontMatter>

/** An entry with what only the checks across files need. */
export interface LoadedEntry<FrontMatter> {
  entry: ContentEntry<FrontMatter>
  /** Moment of publication in milliseconds: −∞ for always, +∞ for a draft. */
  opens: number
  locate: (path: FieldPath) => Place
}

interface LoadedFolder<FrontMatter> {
  entries: LoadedEntry<FrontMatter>[]
  problems: ContentProblem[]
  /** Addresses of files with errors: a link to one of them is not a second problem. */
  failedPaths: string[]
  /** Every article's digest, those with errors included. */
  digests: string[]
  compiled: number
}

/** Reads one folder of `content/`, file by file. */
export async function readFolder<Schema extends z.ZodType<object>>(
  root: string,
  kind: EntryKind<Schema>,
  now: Date,
): Promise<LoadedFolder<z.output<Schema>>> {
  const { articles: files, unread } = await contentFiles(root, `content/${kind.folder}`)
  const results = await inBatches(files, async file => ({
    file,
    ...(await readEntry(root, file, kind, now)),
  }))
  const articles = results.flatMap(({ article }) => article ?? [])
  const failed = [...results.filter(({ loaded }) => !loaded).map(({ file }) => file), ...unread]
  return {
    entries: results.flatMap(({ loaded }) => loaded ?? []),
    problems: [...unread.map(unreadProblem), ...results.flatMap(({ problems }) => problems)],
    failedPaths: failed.map(({ name }) => kind.pathOf(name)),
    digests: articles.map(({ digest }) => digest),
    compiled: articles.filter(({ compiled }) => compiled).length,
  }
}

interface EntryResult<FrontMatter> {
  /** Missing when the front matter or the slug has errors. */
  loaded?: LoadedEntry<FrontMatter>
  problems: ContentProblem[]
  /** Missing when there is no article to compile: the front matter has no end. */
  article?: StoredArticle
}

/** French readers' pace on a screen, in words per minute. */
const WORDS_PER_MINUTE = 220

/** Reads, validates and compiles one content file; all its own problems come back at once (S-2, R-16). */
export async function readEntry<Schema extends z.ZodType<object>>(
  root: string,
  { file, absolutePath, name }: ContentFile,
  kind: EntryKind<Schema>,
  now: Date,
): Promise<EntryResult<z.output<Schema>>> {
  const source = await readFile(absolutePath, "utf8")
  const parts = splitFrontMatter(source, file)
  if (!("body" in parts)) return { problems: [parts] }
  const article = await storeArticle(root, source, parts.body)
  const problems = article.problems.map((problem): ContentProblem => ({ ...problem, file }))
  const yaml = readYaml(parts.yaml, file, parts.yamlLine)
  if (Array.isArray(yaml)) return { problems: [...problems, ...yaml], article }
  const checked = validateWithSchema(kind.schema, yaml)
  const written = "value" in checked && "slug" in checked.value ? checked.value.slug : undefined
  const slug = slugSchema.safeParse(written ?? name)
  if ("problems" in checked) problems.push(...checked.problems)
  if (!slug.success) problems.push(slugProblem(file, name, slug.error.issues[0]?.message))
  if ("problems" in checked || !slug.success) return { problems, article }
  const frontMatter = checked.value
  const opens = opensAt(frontMatter)
  const entry = {
    ...article.summary,
    file,
    absolutePath,
    slug: slug.data,
    path: kind.pathOf(slug.data),
    frontMatter,
    digest: article.digest,
    readingMinutes: Math.max(1, Math.ceil(article.summary.words / WORDS_PER_MINUTE)),
    published: opens <= now.getTime(),
  }
  return { loaded: { entry, opens, locate: yaml.locate }, problems, article }
}

/** A post is published from its moment in Paris on; projects and pages always; a draft never. */
function opensAt(frontMatter: { draft?: boolean; date?: string }): number {
  if (frontMatter.draft) return Number.POSITIVE_INFINITY
  return frontMatter.date ? momentInParis(frontMatter.date).getTime() : Number.NEGATIVE_INFINITY
}

/** S-2: the folder's or file's name is the slug, unless the front matter gives one. */
function slugProblem(file: string, name: string, expected = "a slug"): ContentProblem {
  return {
    severity: "error",
    file,
    line: 1,
    field: "slug",
    expected,
    received: shortJson(name),
    hint: "Rename the folder or file, or write a slug field.",
  }
}
