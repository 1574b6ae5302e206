import { z } from "zod"

/** `release/release.json`: what the build says of itself. */
export const releaseSchema = z.object({
  id: z.string().min(1),
  builtAt: z.string(),
  origin: z.url().transform(url => new URL(url).origin),
  /** Old addresses, and the pages that they lead to. */
  aliases: z.record(z.string(), z.string().startsWith("/")).default({}),
  /** Folders of `static/` that have an `index.html`. */
  folders: z.array(z.string().startsWith("/")).default([]),
  pathPrefix: z.string().regex(/^(?:\/[^/]+)*$/, "empty, or a path without a trailing slash"),
})

/** `release/pages.json`: the paths of the pages, without the 404 pages. */
export const pagesSchema = z.array(z.string().startsWith("/"))

const headerTable = z.record(z.string(), z.string())

/** `release/headers.json`: the table of headers (D5). */
export const headersSchema = z.object({
  /** On every answer. */
  all: headerTable,
  /** On files whose name holds a digest of their content. */
  immutable: headerTable,
  /** On every other file. */
  revalidate: headerTable,
  /** On single files, by the path of their URL, in place of the others. */
  files: z.record(z.string(), headerTable),
})
