import { existsSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import type { Site } from "@site/import"
import { alias, postPath, slugSchema } from "../content-model/addresses"
import { text } from "../content-model/fields"
import { postSchema } from "../content-model/front-matter"
import { dayInParis, momentInParis, publicationDate } from "../content-model/publication-date"
import { isListPage } from "../shared/blog-list"
import { SITE_PATHS } from "../shared/site-paths"
import { slugOf } from "../shared/slug-of"
import type { Content } from "./load-content"
import { pictureFault, SHOWN, shownFault } from "./shown-file"

/** Facts of this site for an import. `content` is the site's. */
export function importSite(root: string, content: Content): Site {
  const entries = [...content.posts, ...content.projects, ...content.pages]
  const pages = new Map<string, number>(Object.values(SITE_PATHS).map(path => [path, 0]))
  for (const { path, opens } of entries) pages.set(path, opens)
  return {
    url: content.site?.site.url ?? "",
    pages,
    posts: content.posts.map(({ frontMatter }) => frontMatter),
    today: dayInParis(new Date()),
    postPath,
    slugOf,
    isSlug: slug => slugSchema.safeParse(slug).success && !isListPage(postPath(slug)),
    isAlias: path => alias.safeParse(path).success,
    isTag: tag => text.safeParse(tag).success,
    language: written => (written ? postSchema.shape.lang.safeParse(written).data : undefined),
    date: written => publicationDate.safeParse(written).data,
    momentOf: date => momentInParis(date).getTime(),
    shows: async (folder, file) => {
      const beside = join(folder, dirname(file), "article")
      const name = `./${basename(file)}`
      const fault = await shownFault(folder, beside, name)
      return {
        article: !fault || fault.severity === "warning",
        cover: !(await pictureFault(folder, beside, name, SHOWN)),
      }
    },
    isThere: (path, file) =>
      existsSync(join(root, path)) &&
      !(file && readFileSync(join(root, path)).equals(readFileSync(file))),
  }
}
