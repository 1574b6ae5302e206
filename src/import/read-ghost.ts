import { z } from "zod"
import { messages } from "../messages/messages"
import type { Export } from "./foreign-post"

const id = z.union([z.string(), z.number()]).transform(String)

const ghostPost = z.looseObject({
  id,
  title: z.string(),
  slug: z.string(),
  html: z.string().nullish(),
  mobiledoc: z.string().nullish(),
  lexical: z.string().nullish(),
  type: z.string().nullish(),
  page: z.union([z.boolean(), z.number()]).nullish(),
  visibility: z.string().nullish(),
  status: z.string().nullish(),
  updated_at: z.unknown(),
})

const tag = z.looseObject({ id, name: z.string() })

const data = z.looseObject({
  posts: z.array(ghostPost),
  tags: z.array(tag).default([]),
  posts_tags: z.array(z.looseObject({ post_id: id, tag_id: id })).default([]),
  posts_meta: z.array(z.looseObject({ post_id: id })).default([]),
})

/** What `Settings → Export` of Ghost gives. */
const ghostExport = z.union([
  z.looseObject({ db: z.tuple([z.looseObject({ data })]) }).transform(({ db: [{ data }] }) => data),
  z.looseObject({ data }).transform(({ data }) => data),
])

/** Reads the posts of an export of Ghost into `read`; pages are named in `refused`. Throws for broken JSON. */
export function readGhost(file: string, source: string, read: Export): void {
  const content = ghostExport.parse(JSON.parse(source))
  read.kind = "Ghost"
  const tags = new Map(content.tags.map(({ id, name }) => [id, name]))
  for (const post of content.posts) {
    const where = `${file}: ${post.slug}`
    const body = post.html || cardsOf(post.mobiledoc ?? post.lexical ?? "")
    const isPage = post.type === "page" || Boolean(post.page)
    if (isPage || !body) {
      const words = messages().imports
      read.refused.push(isPage ? words.page(where) : words.noText(where))
      continue
    }
    const own = content.posts_tags.filter(({ post_id }) => post_id === post.id)
    const meta = content.posts_meta.find(({ post_id }) => post_id === post.id)
    const { title, slug, status, visibility, ...fields } = post
    // What only members could read is not for everybody by an import.
    const isPublic = !visibility || visibility === "public"
    const taken = [
      "custom_excerpt",
      "published_at",
      "feature_image",
      "feature_image_alt",
      "canonical_url",
      "featured",
      "locale",
    ]
    read.posts.push({
      file: where,
      format: post.html ? "html" : "md",
      name: slug,
      addresses: [`/${slug}`],
      body: body.replaceAll("__GHOST_URL__", ""),
      fields: {
        ...Object.fromEntries(taken.map(key => [key, withoutRoot(fields[key] ?? meta?.[key])])),
        title,
        slug,
        draft: !isPublic || !["published", "scheduled"].includes(status ?? ""),
        // A tag that begins with # is Ghost's own.
        tags: own
          .flatMap(({ tag_id }) => tags.get(tag_id) ?? [])
          .filter(name => !name.startsWith("#")),
      },
    })
  }
}

const withoutRoot = (value: unknown) =>
  typeof value === "string" ? value.replace("__GHOST_URL__", "") : value

/** The HTML and Markdown of an editor's cards, in their order, where an export has no HTML of the whole. */
function cardsOf(source: string): string {
  const texts: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (["html", "markdown"].includes(key) && typeof inner === "string") texts.push(inner)
      else walk(inner)
    }
  }
  try {
    walk(JSON.parse(source))
  } catch {
    return ""
  }
  return texts.join("\n\n")
}
