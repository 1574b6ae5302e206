import { z } from "zod"
import type { Cv } from "../content-model/cv-schema"
import type { PageFrontMatter } from "../content-model/page-schema"
import type { PostFrontMatter } from "../content-model/post-schema"
import type { ProjectFrontMatter } from "../content-model/project-schema"
import type { SiteFacts } from "../site/site-schema"
import type { ContentProblem } from "./content-problem"

/** A reference from an article to a file or an address, and where it stands in the file. */
const articleReference = z.object({
  /** As written, decoded: `./plan.png`, `/blog/x#y`, `https://…`. */
  target: z.string(),
  line: z.number(),
  column: z.number().optional(),
})

/** What the site knows of an article without its text. */
export const articleSummary = z.object({
  /** `data`: the text is an article tree. `module`: it has its own code and takes MDX's own route. */
  kind: z.enum(["data", "module"]),
  headings: z.array(z.object({ depth: z.number(), id: z.string(), text: z.string() })),
  /** Every id of the article: headings, notes, and ids the author wrote. `null` when they cannot be known. */
  anchors: z.array(z.string()).nullable(),
  /** Pictures beside the file, each once. */
  images: z.array(articleReference),
  /** Every link, as often as it is written. */
  links: z.array(articleReference),
  /** Modules that the article imports. */
  imports: z.array(articleReference),
  words: z.number(),
})

export type ArticleReference = z.infer<typeof articleReference>
export type ArticleSummary = z.infer<typeof articleSummary>

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

/** Everything below `content/`, validated. Files with an error in their front matter are left out. */
export interface Content {
  /** Missing when `site.yml` is missing or has errors; `problems` says why. */
  site: SiteFacts | undefined
  cv: Cv | undefined
  /** Newest first. */
  posts: PostEntry[]
  /** By `order`, then by title. */
  projects: ProjectEntry[]
  pages: PageEntry[]
  problems: ContentProblem[]
  /** When the next dated post is due; the site must be built again then. */
  nextPublication: Date | undefined
  /** Articles compiled now, and articles taken from the cache. */
  compiled: number
  reused: number
}
