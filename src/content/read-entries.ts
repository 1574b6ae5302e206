import { join } from "node:path"
import { wordsIn } from "@site/articles"
import { type ContentProblem, problemAt, shortJson } from "@site/problems"
import type { z } from "zod"
import { postPath, projectPath, slugSchema } from "../content-model/addresses"
import {
  type FrontMatter,
  pageSchema,
  postSchema,
  projectSchema,
} from "../content-model/front-matter"
import { momentInParis } from "../content-model/publication-date"
import { RETIRED } from "../content-model/retired-names"
import { messages } from "../messages/messages"
import { storeArticle } from "./article-store"
import { crashProblem } from "./content-file"
import { contentFolder } from "./content-folder"
import { isFrench } from "./english-texts"
import { expectedInWords } from "./expected-in-words"
import { fileState, listFiles, mapConcurrently } from "./folder-files"
import type { ArticleSettings } from "./interface-texts"
import { checkScaffold } from "./placeholders"
import { languageOf, mannerOf, readArticleFile } from "./read-article-file"
import { typesetFields } from "./typeset-fields"

/** Differences between the kinds of entries: a folder of the content, its schema, its addresses (S-1). */
interface EntryKind {
  folder: "blog" | "projects" | "pages"
  schema: z.ZodType<FrontMatter>
  pathOf: (slug: string) => string
}

/** The kinds of entries, by the words of `npm run new`. */
export const ENTRY_KINDS = {
  post: { folder: "blog", schema: postSchema, pathOf: postPath },
  project: { folder: "projects", schema: projectSchema, pathOf: projectPath },
  page: { folder: "pages", schema: pageSchema, pathOf: (slug: string) => `/${slug}` },
} satisfies Record<string, EntryKind>

/** A post, a project or a page. */
export type Entry = NonNullable<Awaited<ReturnType<typeof readEntry>>["entry"]>

/** Paths of an article: `<name>/index.mdx` and `<name>.mdx`, or `.md`. */
const ARTICLE = /^([^./][^/]*?)(?:\/index)?\.mdx?$/

/**
 * The name of an article, from which its slug is made, by its path below the folder of its kind; none for another file.
 */
export const articleName = (path: string): string | undefined => ARTICLE.exec(path)?.[1]

/** Articles that were read, by file, each with the state of its file and of the settings then. */
export type KnownEntries = Map<
  string,
  { state: string; manner: string; read: Awaited<ReturnType<typeof readEntry>> }
>

/** @param known articles of earlier readings: only changed and unpublished ones are read again, and added */
export async function readFolder(
  root: string,
  kind: EntryKind,
  now: Date,
  settings: ArticleSettings,
  known: KnownEntries = new Map(),
) {
  const folder = `${contentFolder(root)}/${kind.folder}`
  const files = await listFiles(join(root, folder))
  const articles = files.flatMap(path => {
    const name = articleName(path)
    return name ? [{ file: `${folder}/${path}`, name }] : []
  })
  const manner = JSON.stringify([settings.written, settings.typography])
  return mapConcurrently(articles, async article => {
    const path = kind.pathOf(article.name)
    try {
      const state = fileState(join(root, article.file))
      const last = known.get(article.file)
      const isSame = last?.state === state && last.manner === manner
      if (isSame && last.read.entry?.published !== false) return { path, ...last.read }
      const read = await readEntry(root, article, kind, now, settings)
      known.set(article.file, { state, manner, read })
      return { path, ...read }
    } catch (error) {
      return { path, problems: [crashProblem(article.file, error)] }
    }
  })
}

/** Whether the text of an article begins with its description: its page shows it once. */
export function repeatsDescription(entry: Entry | undefined): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll("'", "’")
  const words = wordsIn(entry?.frontMatter.description ?? "").join(" ")
  return words !== "" && `${plain(entry?.opening ?? "")} `.startsWith(`${plain(words)} `)
}

/** French readers' pace on a screen, in words per minute. */
const WORDS_PER_MINUTE = 220

/**
 * Makes an entry of one content file; all its own problems come back at once (S-2, R-16). `name` is that of the folder
 * for `<name>/index.mdx`, of the file for `<name>.mdx`. Returns no entry when the front matter or the slug has errors,
 * and no article when the front matter has no end.
 */
async function readEntry(
  root: string,
  { file, name }: { file: string; name: string },
  kind: EntryKind,
  now: Date,
  settings: ArticleSettings,
) {
  const read = readArticleFile(root, file, kind.schema, RETIRED[kind.folder])
  if (!read.text) return { problems: read.problems }
  const lang = languageOf(read)
  const manner = mannerOf(settings, lang)
  const article = await storeArticle(root, { ...read.text, manner })
  const problems = [
    ...article.problems.map((problem): ContentProblem => ({ ...problem, file })),
    ...read.problems,
  ]
  const { value, problem } = read
  if (!problem) return { problems, article }
  const frontMatter = value && settings.typography ? typesetFields(value, isFrench(lang)) : value
  const slug = slugSchema.safeParse(frontMatter?.slug ?? name, { error: expectedInWords })
  if (!slug.success) {
    // S-2: the folder's or file's name is the slug, unless the front matter has one.
    const [issue] = slug.error.issues
    const expected = issue?.message ?? messages.schema.slug
    const fault = { expected, received: shortJson(name), hint: messages.yaml.rename }
    problems.push(problemAt({ file, line: 1 }, "slug", fault))
  }
  if (!frontMatter || !slug.success) return { problems, article }
  const opens = opensAt(frontMatter)
  if (!frontMatter.draft) problems.push(...checkScaffold(file, read))
  const entry = {
    ...article.summary,
    file,
    absolutePath: join(root, file),
    slug: slug.data,
    /** Address on the site: `/blog/x`, `/project/y`, `/about-me`. */
    path: kind.pathOf(slug.data),
    frontMatter,
    manner,
    /** Changes whenever the file or the compiler changes. */
    digest: article.digest,
    readingMinutes: Math.max(1, Math.ceil(article.summary.words / WORDS_PER_MINUTE)),
    /** Moment of publication in milliseconds: −∞ for always, +∞ for a draft. */
    opens,
    /** Not a draft, and its moment in Paris has come. Unpublished entries stay out of the built site. */
    published: opens <= now.getTime(),
    problem,
  }
  return { entry, problems, article }
}

/** A post is published from its moment in Paris on; projects and pages always; a draft never. */
function opensAt({ draft, date }: FrontMatter): number {
  if (draft) return Number.POSITIVE_INFINITY
  return date ? momentInParis(date).getTime() : Number.NEGATIVE_INFINITY
}
