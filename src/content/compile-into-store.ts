import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { compileArticle, type Format, type Manner } from "@site/articles"

/** Folder of compiled articles, from the project's root. */
export const STORE = ".article-cache"

/** File of an article in the store: its summary with its problems, or its text. */
export const storeFile = (root: string, digest: string, part: "meta" | "text"): string =>
  join(root, STORE, `${digest}.${part}.json`)

export interface Compilation {
  root: string
  digest: string
  body: string
  format: Format
  manner: Manner
}

/** Compiles an article into the store. Returns its summary and its problems. Threads load this file alone. */
export async function compileIntoStore({ root, digest, body, format, manner }: Compilation) {
  const { content, plain, ...article } = await compileArticle(body, format, manner)
  mkdirSync(join(root, STORE), { recursive: true })
  // In this order, because a summary on disk means that the article is complete. The name is a digest of the content, so
  // that several processes write the same.
  writeFileSync(storeFile(root, digest, "text"), JSON.stringify({ content, plain }))
  writeFileSync(storeFile(root, digest, "meta"), JSON.stringify(article))
  return article
}
