import { z } from "zod"
import type { Export } from "./foreign-post"
import { messages } from "./messages"

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

/** File of `Settings → Export` of Ghost, from version 1 on. */
const ghostExport = z.object({ db: z.tuple([z.object({ data })]) })

/** Fields that `map-front-matter` knows. */
const TAKEN =
  "title slug custom_excerpt published_at feature_image feature_image_alt canonical_url featured locale"

/** Reads the posts of an export of Ghost into `read`; names pages there too. Throws for broken JSON. */
export function readGhost(file: string, source: string, read: Export): void {
  const { db } = ghostExport.parse(JSON.parse(source.replaceAll("__GHOST_URL__", "")))
  const { posts, ...all } = db[0].data
  read.kind = "Ghost"
  const tags = new Map(all.tags.map(({ id, name }) => [id, name]))
  for (const post of posts) {
    const { slug, html } = post
    const where = `${file}: ${slug}`
    if (post.type === "page") read.pages.push(messages.page(where))
    else if (!html) read.refused.push(messages.noText(where))
    else {
      const meta = all.posts_meta.find(({ post_id }) => post_id === post.id)
      const own = all.posts_tags.flatMap(one =>
        one.post_id === post.id ? (tags.get(one.tag_id) ?? []) : [],
      )
      const fields = TAKEN.split(" ").map(key => [key, post[key] ?? meta?.[key]])
      // Posts for members stay drafts: an import publishes none of them.
      const isPublic = post.visibility === "public"
      const draft = !isPublic || !["published", "scheduled"].includes(post.status ?? "")
      // A tag that begins with # is Ghost's own.
      const taken = { tags: own.filter(name => !name.startsWith("#")), draft }
      read.posts.push({
        file: where,
        format: "html",
        name: slug,
        stem: slug,
        permalink: `/${slug}`,
        body: html,
        fields: { ...Object.fromEntries(fields), ...taken },
      })
    }
  }
}
