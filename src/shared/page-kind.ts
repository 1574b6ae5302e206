import { SITE_PATHS } from "./site-paths"
import { TAGS_PATH } from "./tags"

/** Kinds of pages that a search finds. */
export type PageKind = "article" | "project" | "page" | "tag"

/** S-1 has the address of each kind of page. */
export function pageKind(path: string): PageKind {
  if (path.startsWith(`${TAGS_PATH}/`)) return "tag"
  if (path.startsWith(`${SITE_PATHS.blog}/`)) return "article"
  return path.startsWith(`${SITE_PATHS.projects}/`) ? "project" : "page"
}
