import { join } from "node:path"
import type { z } from "zod"
import type { StoreOptions } from "./article-store"
import { contentFiles, unreadProblem } from "./content-files"
import type { ContentProblem } from "./content-problem"
import { inBatches } from "./in-batches"
import { type EntryKind, type LoadedEntry, readEntry } from "./read-entry"

export interface LoadContext {
  root: string
  contentDir: string
  now: Date
  options: StoreOptions
}

export interface LoadedFolder<FrontMatter> {
  entries: LoadedEntry<FrontMatter>[]
  problems: ContentProblem[]
  /** Addresses of files with errors: a link to one of them is not a second problem. */
  failedPaths: string[]
  /** Every article's digest, those with errors included. */
  digests: string[]
  compiled: number
}

/** Loads one folder of `content/`, file by file. */
export async function loadFolder<Schema extends z.ZodType<object>>(
  folder: string,
  kind: EntryKind<Schema>,
  { root, contentDir, now, options }: LoadContext,
): Promise<LoadedFolder<z.output<Schema>>> {
  const { articles: files, unread } = await contentFiles(root, join(contentDir, folder))
  const results = await inBatches(files, async file => ({
    file,
    ...(await readEntry(root, file, kind, now, options)),
  }))
  const articles = results.flatMap(({ article }) => article ?? [])
  return {
    entries: results.flatMap(({ loaded }) => loaded ?? []),
    problems: [...unread.map(unreadProblem), ...results.flatMap(({ problems }) => problems)],
    failedPaths: [
      ...results.flatMap(({ file, loaded }) => (loaded ? [] : kind.pathOf(file.name))),
      ...unread.map(({ name }) => kind.pathOf(name)),
    ],
    digests: articles.map(({ digest }) => digest),
    compiled: articles.filter(({ compiled }) => compiled).length,
  }
}
