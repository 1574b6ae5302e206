import { manifestSchema } from "@site/page-views"
import * as z from "zod"

/** The file that an open page reads to find a new version (S-27). */
export const LATEST = "builds/latest.json"

/** The list of the site's pages, which only the 404 page loads: `ListedPage[]`. */
export const PAGE_LIST = "builds/pages.json"

/** Folder of the builds' manifests. */
export const BUILD_MANIFESTS = "builds/meta/"

/** The manifest of a build, by its id. */
export const buildManifestOf = (id: string): string => `${BUILD_MANIFESTS}${id}.json`

/** `builds/latest.json`. The browser checks it by hand (`navigation/watch-versions`): zod would weigh more than the page. */
export const latestSchema = z.object({
  id: z.string(),
  /** When that output was new, in milliseconds. */
  timestamp: z.number(),
})

export const SITE_FACTS = ".cache/site-pages.json"

/**
 * Variables with which a build tells Gatsby's process of the pipes between them: its input ends with the build, and the
 * number of another takes a line when the facts are written.
 */
export const BUILD_PIPES = { end: "ENDS_WITH_STDIN", facts: "FACTS_PIPE" } as const

const listed = { path: z.string().startsWith("/"), title: z.string(), description: z.string() }

/** A published post, for feeds, lists and the search index. */
const postFacts = z.object({
  ...listed,
  /** All addresses that it has or had, in the order of its aliases. */
  addresses: z.array(z.string()),
  /** The one by which feeds know it: the oldest. */
  first: z.string(),
  /** As the content model writes days and minutes, in Paris. */
  date: z.string(),
  updated: z.string().optional(),
  thread: z.string().optional(),
  tags: z.array(z.string()),
  featured: z.boolean().optional(),
  lang: z.string(),
  readingMinutes: z.number(),
  /** Its name in the store of articles. */
  digest: z.string(),
  absolutePath: z.string(),
})

export type PostFacts = z.infer<typeof postFacts>

/** `.cache/site-pages.json`: what the build knows of the site before there is a release. */
export const siteFactsSchema = z.object({
  ...manifestSchema.pick({
    aliases: true,
    nextPublication: true,
    pages: true,
    pageViews: true,
    pathPrefix: true,
  }).shape,
  origin: z.string(),
  name: z.string(),
  description: z.string(),
  author: z.string(),
  /** The newest first. */
  posts: z.array(postFacts),
  /** Interface texts, in the owner's words where there are some. */
  texts: z.record(z.string(), z.string().optional()),
  /** True when the site has feeds. */
  feeds: z.boolean(),
  /** Pages with a share picture of their own, and what it says of them. `cover` is a file. */
  pictured: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      facts: z.array(z.tuple([z.string(), z.string()])),
      day: z.string(),
      cover: z.string().nullable(),
    }),
  ),
  /** Accent of the light scheme, where the owner chose one. */
  accent: z.string().nullable(),
  /** Declarations of the accent in both schemes; empty where the owner chose none. */
  accentStyle: z.string(),
  /** The owner's CV as JSON Resume. */
  resume: z.json().nullable(),
  /** The file that each post, project and page of the owner is in, by its path. */
  files: z.record(z.string(), z.string()),
  /** Language of the pages whose title is not in the site's, by path. */
  languages: z.record(z.string(), z.string()),
  /** Pages that are served but neither counted nor listed. */
  unlisted: z.array(z.string()),
  analyticsOrigin: z.string().nullable(),
  /** Origins of what articles show of other sites by a click (D34). */
  frames: z.array(z.string()),
  hstsPreload: z.boolean(),
  /** E-mail address for those who find a hole in the site. */
  securityContact: z.string(),
  /** True when pages may be read offline. */
  serviceWorker: z.boolean(),
})

export type SiteFacts = z.infer<typeof siteFactsSchema>
