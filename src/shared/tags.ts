import type { ListedPage } from "./listed-page"
import { SITE_PATHS } from "./site-paths"
import { slugOf } from "./slug-of"

/** Slug of a tag, without a `#` at its start, which only marks it as a tag. */
export const tagSlug = (tag: string): string => slugOf(tag.replace(/^#/, ""))

/** Pages of tags are below it. It is no page. */
export const TAGS_PATH = `${SITE_PATHS.blog}/tag`

/** Address of the posts that have a tag. */
export const tagPath = (tag: string): string => `${TAGS_PATH}/${tagSlug(tag)}`

/** The page of a tag, as links name it. */
export const tagPage = (tag: string): ListedPage => ({ path: tagPath(tag), title: tag })
