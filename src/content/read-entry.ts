import { readFile } from "node:fs/promises"
import type { z } from "zod"
import { slugSchema } from "../content-model/slug"
import { type StoredArticle, type StoreOptions, storeArticle } from "./article-store"
import type { ContentFile } from "./content-files"
import { type ContentProblem, shortJson } from "./content-problem"
import type { ContentEntry } from "./content-types"
import { splitFrontMatter } from "./front-matter"
import { type FieldPath, type Place, readYaml } from "./read-yaml"
import { validateWithSchema } from "./validate-with-schema"

/** An entry with what only the checks across files need. */
export interface LoadedEntry<FrontMatter> {
  entry: ContentEntry<FrontMatter>
  /** Moment of publication in milliseconds: −∞ for always, +∞ for a draft. */
  opens: number
  locate: (path: FieldPath) => Place
}

export interface EntryResult<FrontMatter> {
  /** Missing when the front matter or the slug has errors. */
  loaded: LoadedEntry<FrontMatter> | undefined
  problems: ContentProblem[]
  /** Missing when there is no article to compile: the front matter has no end. */
  article: Pick<StoredArticle, "digest" | "compiled"> | undefined
}

/** What the kinds of entries differ in. */
export interface EntryKind<Schema extends z.ZodType<object>> {
  schema: Schema
  pathOf: (slug: string) => string
  /** Moment of publication, as in `LoadedEntry`. */
  opens: (frontMatter: z.output<Schema>) => number
}

/** French readers' pace on a screen, in words per minute. */
const WORDS_PER_MINUTE = 220

/** Reads, validates and compiles one content file; all its own problems come back at once (S-2, R-16). */
export async function readEntry<Schema extends z.ZodType<object>>(
  root: string,
  file: ContentFile,
  kind: EntryKind<Schema>,
  now: Date,
  options: StoreOptions,
): Promise<EntryResult<z.output<Schema>>> {
  const source = await readFile(file.absolutePath, "utf8")
  const parts = splitFrontMatter(source, file.file)
  if (!("body" in parts)) return { loaded: undefined, problems: [parts], article: undefined }
  const article = await storeArticle(root, source, parts.body, options)
  const problems = article.problems.map(problem => ({ ...problem, file: file.file }))
  const failed = (more: ContentProblem[]) => ({
    loaded: undefined,
    problems: [...problems, ...more],
    article,
  })

  const yaml = readYaml(parts.yaml, file.file, parts.yamlLine)
  if (Array.isArray(yaml)) return failed(yaml)
  const checked = validateWithSchema(kind.schema, yaml)
  const written = "value" in checked && "slug" in checked.value ? checked.value.slug : undefined
  const slug = slugSchema.safeParse(written ?? file.name)
  const slugProblems = slug.success ? [] : [folderProblem(file, slug.error.issues[0]?.message)]
  if ("problems" in checked) return failed([...checked.problems, ...slugProblems])
  if (!slug.success) return failed(slugProblems)
  const opens = kind.opens(checked.value)
  return {
    loaded: {
      opens,
      entry: {
        ...article.summary,
        file: file.file,
        absolutePath: file.absolutePath,
        slug: slug.data,
        path: kind.pathOf(slug.data),
        frontMatter: checked.value,
        digest: article.digest,
        readingMinutes: Math.max(1, Math.ceil(article.summary.words / WORDS_PER_MINUTE)),
        published: opens <= now.getTime(),
      },
      locate: yaml.locate,
    },
    problems,
    article,
  }
}

/** S-2: the folder's or file's name is the slug, unless the front matter gives one. */
function folderProblem(file: ContentFile, expected = "a slug"): ContentProblem {
  return {
    severity: "error",
    file: file.file,
    line: 1,
    field: "slug",
    expected,
    received: shortJson(file.name),
    hint: "Rename the folder or file, or write a slug field.",
  }
}
