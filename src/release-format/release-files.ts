import * as z from "zod"

/** Where a release keeps its parts. Takes its folder. */
export const releaseLayout = (base: string) => ({
  base,
  /** Everything that visitors may fetch. */
  site: `${base}/site`,
  functions: `${base}/functions`,
  manifest: `${base}/release.json`,
  pages: `${base}/pages.json`,
  headers: `${base}/headers.json`,
})

export type ReleaseLayout = ReturnType<typeof releaseLayout>

/** `release.json`: identity and sources of the release. */
export const manifestSchema = z.object({
  /** Changes exactly when the output changes. */
  id: z.string().min(1),
  builtAt: z.iso.datetime(),
  /** D4: hashed files that are the last release's, for tabs that have it open. */
  kept: z.array(z.string()).default([]),
  origin: z.url().transform(url => new URL(url).origin),
  /** The path that the whole site is under. */
  pathPrefix: z.string().regex(/^(?:\/[^/]+)*$/, "empty, or a path without a trailing slash"),
  /** Old addresses, and the pages that they lead to. */
  aliases: z.record(z.string(), z.string().startsWith("/")).default({}),
  /** Folders of `static/` that have an `index.html`. */
  folders: z.array(z.string().startsWith("/")).default([]),
  /** The page-view counter; null: the site has none (D39). */
  pageViews: z
    .object({
      /** Whether page views with Global Privacy Control or Do Not Track stay uncounted. */
      honourPrivacySignals: z.boolean(),
      /** Where pages send them, when that is another server than theirs. */
      endpoint: z.url().optional(),
    })
    .nullable()
    .default({ honourPrivacySignals: false }),
  /** Digest of the server that the release holds. */
  server: z.string().default(""),
  /** Digest of the names of all files but this one. */
  files: z.string().default(""),
  /** Digest of what the release was built from. */
  inputs: z.string(),
  /** When a dated post is due, after which the release is out of date. */
  nextPublication: z.iso.datetime().nullable(),
})

export type ReleaseManifest = z.infer<typeof manifestSchema>

/** `pages.json`: paths of the pages for visitors, without the 404 pages. */
export const pagesSchema = z.array(z.string().startsWith("/"))

const headerTable = z.record(z.string(), z.string())

/** `headers.json`: response headers (D5). */
export const headersSchema = z.object({
  /** On every answer. */
  all: headerTable,
  /** On files whose name holds a digest of their content. */
  immutable: headerTable,
  /** On every other file. */
  revalidate: headerTable,
  /** On single files, by the path of their URL, instead of the general ones of the same name. */
  files: z.record(z.string(), headerTable),
})

export type ResponseHeaders = z.infer<typeof headersSchema>

/** The file that an open page reads to find a new version (S-27). */
export const LATEST = "builds/latest.json"

/** The list of the site's pages, which only the 404 page loads: `ListedPage[]`. */
export const PAGE_LIST = "builds/pages.json"

/** Folder of the builds' manifests. */
export const BUILD_MANIFESTS = "builds/meta/"

/** The manifest of a build, by its id. */
export const buildManifestOf = (id: string): string => `${BUILD_MANIFESTS}${id}.json`

/** `builds/latest.json`. The browser checks it by hand (`updates/build-files`): zod would weigh more than the page. */
export const latestSchema = z.object({
  id: z.string(),
  /** When that output was new, in milliseconds. */
  timestamp: z.number(),
})

export const SITE_FACTS = ".cache/site-pages.json"

const listed = { path: z.string().startsWith("/"), title: z.string(), description: z.string() }

/** A published post, for feeds and for readers that are programs. */
const postFacts = z.object({
  ...listed,
  /** Its first address, before it was renamed. */
  first: z.string(),
  /** As the content model writes days and minutes, in Paris. */
  date: z.string(),
  updated: z.string().optional(),
  changes: z.string().optional(),
  thread: z.string().optional(),
  tags: z.array(z.string()),
  lang: z.string(),
  /** Its name in the store of articles. */
  digest: z.string(),
  absolutePath: z.string(),
})

export type PostFacts = z.infer<typeof postFacts>

const textTable = z.record(z.string(), z.string().optional())

/** `.cache/site-pages.json`: what the build knows of the site before there is a release. */
export const siteFactsSchema = z.object({
  ...manifestSchema.pick({
    aliases: true,
    nextPublication: true,
    pageViews: true,
    pathPrefix: true,
  }).shape,
  origin: z.string(),
  name: z.string(),
  description: z.string(),
  author: z.string(),
  /** The newest first. */
  posts: z.array(postFacts),
  projects: z.array(z.object(listed)),
  /** Interface texts of feeds, of texts for programs and of the search index, by language. */
  texts: z.object({ fr: textTable, en: textTable }),
  /** Whether there are feeds, and texts for programs. */
  feeds: z.boolean(),
  plainTexts: z.boolean(),
  /** Pages with a share picture of their own, and what it says of them. `cover` is a file. */
  pictured: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      about: z.string(),
      cover: z.string().nullable(),
    }),
  ),
  /** Of the light scheme, where the owner chose one. */
  accent: z.string().nullable(),
  /** The owner's CV as JSON Resume. */
  resume: z.json().nullable(),
  /** The file that each post, project and page of the owner is in, by its path. */
  files: z.record(z.string(), z.string()),
  /** Limits of the site file for the weight of a page. */
  budgets: z.object({ elements: z.number().optional(), kilobytes: z.number().optional() }),
  /** Pages for visitors: what is counted and listed. */
  pages: pagesSchema,
  /** Language of the pages whose title is not in the site's, by path. */
  languages: z.record(z.string(), z.string()),
  /** Pages that are served but neither counted nor listed. */
  unlisted: z.array(z.string()),
  analyticsOrigin: z.string().nullable(),
  hstsPreload: z.boolean(),
  /** E-mail address for those who find a hole in the site. */
  securityContact: z.string(),
  /** Whether pages may be read offline. */
  serviceWorker: z.boolean(),
})

export type SiteFacts = z.infer<typeof siteFactsSchema>
