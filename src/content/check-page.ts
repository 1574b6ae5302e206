import { SITE_PATHS } from "../shared/site-paths"
import { type ContentProblem, shortJson } from "./content-problem"
import type { PageEntry } from "./content-types"

/** Pages of the site that show a file of `content/pages` (S-1). */
const PAGES = [SITE_PATHS.about.slice(1)]

/** Checks that a page's file has a place where it shows, and a text that can show there. */
export function checkPage({ file, slug, kind }: PageEntry): ContentProblem[] {
  const problem = { severity: "error", file, line: 1 } as const
  return [
    ...(PAGES.includes(slug)
      ? []
      : [
          {
            ...problem,
            field: "slug",
            expected: `one of ${PAGES.join(", ")}`,
            received: shortJson(slug),
            hint: "The site has no other page of its own: write a post.",
          },
        ]),
    ...(kind === "data"
      ? []
      : [
          {
            ...problem,
            field: "text",
            expected: "a page without import, export and expressions",
            received: "one that has them",
            hint: "Only posts and projects can bring their own code.",
          },
        ]),
  ]
}
