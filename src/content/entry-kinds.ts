import { pageSchema } from "../content-model/page-schema"
import { postSchema } from "../content-model/post-schema"
import { projectSchema } from "../content-model/project-schema"
import { momentInParis } from "../content-model/publication-date"
import { postPath, projectPath } from "../content-model/slug"
import type { EntryKind } from "./read-entry"

/** `content/blog`: published from its moment in Paris on, unless it is a draft. */
export const postKind: EntryKind<typeof postSchema> = {
  schema: postSchema,
  pathOf: postPath,
  opens: post => (post.draft ? Number.POSITIVE_INFINITY : momentInParis(post.date).getTime()),
}

/** `content/projects`: published unless it is a draft. */
export const projectKind: EntryKind<typeof projectSchema> = {
  schema: projectSchema,
  pathOf: projectPath,
  opens: project => (project.draft ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY),
}

/** `content/pages`: always published, at the root of the site (S-1: `/about-me`). */
export const pageKind: EntryKind<typeof pageSchema> = {
  schema: pageSchema,
  pathOf: slug => `/${slug}`,
  opens: () => Number.NEGATIVE_INFINITY,
}
