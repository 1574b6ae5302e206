import { z } from "zod"
import type { Export } from "./foreign-post"
import { messages } from "./messages"

/** Numbers before Ghost 1. */
const id = z.coerce.string()

const ghostPost = z.looseObject({
  id,
  title: z.string(),
  slug: z.string(),
  html: z.string().nullish(),
  type: z.string().nullish(),
  page: z.coerce.boolean().default(false),
  visibility: z.string().default("public"),
  status: z.string().nullish(),
})

const data = z.object({
  posts: z.array(ghostPost),
  tags: z.array(z.object({ id, name: z.string() })).default([]),
  posts_tags: z.array(z.object({ post_id: id, tag_id: id })).default([]),
  posts_meta: z.array(z.looseObject({ post_id: id })).default([]),
})

/** File of `Settings → Export` of Ghost. */
const ghostExport = z.union([
  z.object({ db: z.tuple([z.object({ data })]) }).transform(({ db: [first] }) => first.data),
  z.object({ data }).transform(one => one.data),
])

/** Fields that `map-front-matter` knows. */
const TAKEN =
  "title slug custom_excerpt published_at feature_image feature_image_alt image canonical_url featured locale language"

/** Reads the posts of an export of Ghost into `read`; names pages there too. Throws for broken JSON. */
export function readGhost(file: string, source: string, read: Export): void {
  const { posts, ...all } = ghostExport.parse(JSON.parse(source.replaceAll("__GHOST_URL__", "")))
  read.kind = "Ghost"
  const tags = new Map(all.tags.map(({ id: tag, name }) => [tag, name]))
  for (const post of posts) {
    const { slug, html } = post
    const where = `${file}: ${slug}`
    if (post.type === "page" || post.page) read.pages.push(messages.page(where))
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
