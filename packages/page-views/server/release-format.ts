import { validateHeaderName, validateHeaderValue } from "node:http"
import * as z from "zod"

/** Paths of a release's parts. `base` is its folder. */
export const releaseLayout = (base: string) => ({
  base,
  /** Everything that visitors may fetch. */
  site: `${base}/site`,
  manifest: `${base}/release.json`,
})

export type ReleaseLayout = ReturnType<typeof releaseLayout>

/** Endings of the compressed forms of a file, by their encodings, the best first. */
export const ENDINGS = { br: ".br", gzip: ".gz" } as const

export type Encoding = keyof typeof ENDINGS

/** Digest of a file's content, and the encodings that are beside it, the best first. */
const servedFile = z.tuple([z.string()], z.enum(["br", "gzip"]))

export type ServedFile = z.infer<typeof servedFile>

/** Turns a check that throws into one that returns false. */
const passes =
  (check: (value: string) => void) =>
  (value: string): boolean => {
    try {
      check(value)
      return true
    } catch {
      return false
    }
  }

/** Node throws for it in every answer that it is set on. */
const headerValue = z.string().refine(
  passes(value => validateHeaderValue("name", value)),
  "cannot be sent in a header: a control character, or one beyond Latin-1",
)

/** Headers that frame an answer: from a table, they would spoil each one. */
const FRAMING = /^(?:connection|content-(?:encoding|length|range)|trailer|transfer-encoding)$/i

const headerName = z
  .string()
  .refine(name => passes(validateHeaderName)(name) && !FRAMING.test(name))

const headerTable = z.record(headerName, headerValue)

/** Response headers (D5). */
const headersSchema = z.object({
  /** On every answer. */
  all: headerTable,
  /** On files whose name holds a digest of their content. */
  immutable: headerTable,
  /** Regular expression of their paths, without a slash before. */
  hashed: z.string().refine(
    passes(text => new RegExp(text)),
    "no regular expression",
  ),
  /** On every other file. */
  revalidate: headerTable,
  /** On single files, by the path of their URL, instead of the general ones of the same name. */
  files: z.record(z.string(), headerTable),
})

export type ResponseHeaders = z.infer<typeof headersSchema>

/** `release.json`: everything that a server needs to know of the release. */
export const manifestSchema = z.object({
  /** Changes exactly when the output changes. */
  id: z.string().min(1),
  builtAt: z.iso.datetime(),
  /** The files that visitors may fetch, by their names in `site`. */
  served: z.record(z.string(), servedFile),
  /** D4: hashed files that are the last release's, for tabs that have it open. */
  kept: z.array(z.string()).default([]),
  origin: z.url().transform(url => new URL(url).origin),
  /** The path that the whole site is under. */
  pathPrefix: headerValue.regex(/^(?:\/[^/]+)*$/, "empty, or a path without a trailing slash"),
  /** Paths of the pages for visitors, without the 404 pages. */
  pages: z.array(z.string().startsWith("/")),
  headers: headersSchema,
  /** Old addresses, and the pages that they lead to. */
  aliases: z
    .record(
      z.string(),
      z.string().startsWith("/").refine(passes(encodeURIComponent), "no text of Unicode"),
    )
    .default({}),
  /** Addresses by which the feeds know their posts. */
  feedIds: z.array(z.string()).default([]),
  /** Folders of `static/` that have an `index.html`. */
  folders: z.array(z.string().startsWith("/")).default([]),
  /** True when the site has the page-view counter (D39). */
  pageViews: z.boolean().default(true),
  /** Digest of the server that the release holds. */
  server: z.string().default(""),
  /** Digest of what the release was built from. */
  inputs: z.string(),
  /** When a dated post is due, after which the release is out of date. */
  nextPublication: z.iso.datetime().nullable(),
})

export type ReleaseManifest = z.infer<typeof manifestSchema>

const sentSchema = manifestSchema.pick({ pathPrefix: true, aliases: true, headers: true })

/** Why headers or redirects cannot be sent, with their place; undefined when they can. A server skips such a release. */
export function unsendable(sent: z.input<typeof sentSchema>): string | undefined {
  const { error } = sentSchema.safeParse(sent)
  return error && z.prettifyError(error)
}
