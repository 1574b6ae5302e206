import { z } from "zod"
import { messages } from "../messages/messages"
import type { Export } from "./foreign-post"

const ghostPost = z.looseObject({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  html: z.string().nullish(),
  type: z.string().nullish(),
  visibility: z.string().default("public"),
  status: z.string().nullish(),
})

const data = z.object({
  posts: z.array(ghostPost),
  tags: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
  posts_tags: z.array(z.object({ post_id: z.string(), tag_id: z.string() })).default([]),
  posts_meta: z.array(z.looseObject({ post_id: z.string() })).default([]),
})

/** What `Settings → Export` of Ghost gives. */
const ghostExport = z.object({ db: z.tuple([z.object({ data })]) })

/** Fields that `map-front-matter` knows. */
const TAKEN =
  "title slug custom_excerpt published_at feature_image feature_image_alt canonical_url featured locale"

/** Reads the posts of an export of Ghost into `read`; pages are named in `refused`. Throws for broken JSON. */
export function readGhost(file: string, source: string, read: Export): void {
  const [{ data }] = ghostExport.parse(JSON.parse(source.replaceAll("__GHOST_URL__", ""))).db
  read.kind = "Ghost"
  const words = messages.imports
  const tags = new Map(data.tags.map(({ id, name }) => [id, name]))
  for (const post of data.posts) {
    const { id, slug, html } = post
    const where = `${file}: ${slug}`
    if (post.type === "page") read.pages.push(words.page(where))
    else if (!html) read.refused.push(words.noText(where))
    else {
      const meta = data.posts_meta.find(({ post_id }) => post_id === id)
      const own = data.posts_tags.flatMap(one =>
        one.post_id === id ? (tags.get(one.tag_id) ?? []) : [],
      )
      const fields = TAKEN.split(" ").map(key => [key, post[key] ?? meta?.[key]])
      // What only members could read is not for everybody by an import.
      const isPublic = post.visibility === "public"
      const draft = !isPublic || !["published", "scheduled"].includes(post.status ?? "")
      // A tag that begins with # is Ghost's own.
      const taken = { tags: own.filter(name => !name.startsWith("#")), draft }
      read.posts.push({
        ...{
          file: where,
          format: "html",
          name: slug,
          stem: slug,
          permalink: `/${slug}`,
          body: html,
        },
        fields: { ...Object.fromEntries(fields), ...taken },
      })
    }
  }
}
