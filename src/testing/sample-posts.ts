import { feedFiles } from "../release/feeds"
import type { PostFacts } from "../release-format/release-files"
import { compiled } from "./compiled-html"
import { FACTS } from "./sample-release"
import { tempDir } from "./temp-dir"

/** A published post. */
export const postOf = (facts: Partial<PostFacts> = {}): PostFacts => ({
  path: "/blog/a",
  addresses: ["/blog/a"],
  first: "/blog/a",
  title: "Un titre",
  description: "Une phrase.",
  date: "2026-01-05T08:30",
  tags: [],
  lang: "fr",
  readingMinutes: 1,
  digest: "none",
  absolutePath: "",
  ...facts,
})

/** The files of a site with these posts, the newest first, all with one text. */
export async function filesOf(posts: readonly PostFacts[], text = "Du texte.", prefix = "") {
  const { plain } = await compiled(text)
  const files = {
    "./plan.svg": `${prefix}/static/1/plan.svg`,
    "./film.gif": `${prefix}/static/3/film.webp`,
    "./l'été & moi.png": `${prefix}/static/4/l.png`,
    "./mon été.png": `${prefix}/static/2/e.png`,
  }
  const root = await tempDir({
    ".article-cache/none.text.json": JSON.stringify({ content: [], plain }),
    ...Object.fromEntries(
      posts.map(({ path }) => [
        `public/page-data${path}/page-data.json`,
        JSON.stringify({ result: { data: { post: { content: { files } } } } }),
      ]),
    ),
  })
  const site = { ...FACTS, posts: [...posts], pathPrefix: prefix }
  return feedFiles(root, site)
}

/** Three hundred posts, the newest first. */
export const MANY = Array.from({ length: 300 }, (_, at) => {
  const n = 300 - at
  const date = new Date(Date.UTC(2020, 0, n)).toISOString().slice(0, 10)
  return postOf({ path: `/blog/n-${n}`, first: `/blog/n-${n}`, title: `${n}`, date })
})
