import { decoded } from "@site/articles"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import { z } from "zod"
import type { Export } from "./foreign-post"
import { plainText } from "./html-to-markdown"
import { messages } from "./messages"

const text = z.string().default("")

/** Text of a tag with attributes. */
const category = z.union([
  text.transform(words => ({ words, domain: "", name: "" })),
  z
    .object({ "#text": text, "@domain": text, "@nicename": text })
    .transform(one => ({ words: one["#text"], domain: one["@domain"], name: one["@nicename"] })),
])

const item = z.object({
  title: text,
  link: text,
  "content:encoded": text,
  "excerpt:encoded": text,
  "wp:post_id": text,
  "wp:post_parent": text,
  "wp:post_name": text,
  "wp:post_type": text,
  "wp:post_date": text,
  "wp:post_date_gmt": text,
  "wp:post_password": text,
  "wp:status": text,
  "wp:attachment_url": text,
  category: z.array(category).default([]),
  "wp:postmeta": z.array(z.object({ "wp:meta_key": text, "wp:meta_value": text })).default([]),
})

type Item = z.infer<typeof item>

const wxr = z.object({
  rss: z.object({
    channel: z.object({ "wp:base_blog_url": text, item: z.array(item).default([]) }),
  }),
})

const parser = new XMLParser({
  parseTagValue: false,
  ignoreAttributes: name => name !== "domain" && name !== "nicename",
  attributeNamePrefix: "@",
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: 1e6, maxExpandedLength: 1e8 },
  isArray: name => ["item", "category", "wp:postmeta"].includes(name),
})

/** Kinds of items that belong to the site and are no texts. */
const PARTS =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|wp_.*)$/

/** Reads the posts of an export of WordPress (WXR) into `read`; names pages there too. Throws for broken XML. */
export function readWordpress(file: string, source: string, read: Export): void {
  const valid = XMLValidator.validate(source)
  if (valid !== true) throw new Error(messages.brokenXml(valid.err.line, valid.err.msg))
  const { channel } = wxr.parse(parser.parse(source)).rss
  const byId = new Map(channel.item.map(one => [one["wp:post_id"], one]))
  read.kind = "WordPress"
  read.bases.push(channel["wp:base_blog_url"], ...hostsOf(channel.item))
  for (const one of channel.item) {
    const { title, link, "wp:post_type": type, "wp:status": status } = one
    if (status === "trash" || status === "auto-draft" || PARTS.test(type)) continue
    const name = decoded(one["wp:post_name"]) || title || one["wp:post_id"]
    const where = `${file}: ${name}`
    if (type !== "post") {
      read.pages.push(messages.page(`${file}: ${title}`))
      continue
    }
    if (!one["content:encoded"].trim()) {
      read.refused.push(messages.noText(where))
      continue
    }
    const picture = byId.get(metaOf(one, "_thumbnail_id"))
    // A draft has zeros; other programs that write this format leave one of the two out.
    const dates = [`${one["wp:post_date_gmt"]}Z`, one["wp:post_date"]]
    const said = (domain: string) => one.category.filter(topic => topic.domain === domain)
    const topics = one.category.filter(({ domain }) => /^(?:category|post_tag|)$/.test(domain))
    read.posts.push({
      file: where,
      format: "html",
      name,
      stem: name,
      id: one["wp:post_id"],
      permalink: link.includes("?") ? undefined : link,
      body: withNotes(one, withGalleries(one, channel.item, byId)),
      fields: {
        title: plainText(title),
        description: one["excerpt:encoded"],
        date: dates.find(date => /^[1-9]/.test(date)),
        draft: !["publish", "future"].includes(status) || one["wp:post_password"] !== "",
        tags: topics.map(({ words }) => plainText(words)).filter(tag => !NO_TAG.test(tag)),
        cover: picture?.["wp:attachment_url"],
        coverAlt: picture && metaOf(picture, "_wp_attachment_image_alt"),
        // Polylang writes both as categories.
        lang: said("language")[0]?.name,
        translationkey: said("post_translations")[0]?.name,
      },
    })
  }
}

/** Category that WordPress sets for posts without one. */
const NO_TAG = /^(?:uncategorized|non classé|sans catégorie|blog)$/i

const metaOf = (one: Item, key: string): string =>
  one["wp:postmeta"].find(meta => meta["wp:meta_key"] === key)?.["wp:meta_value"] ?? ""

/** Hosts of the files, which may differ from the blog's. */
const hostsOf = (items: readonly Item[]): Set<string> =>
  new Set(items.flatMap(one => /^https?:\/\/[^/]+/.exec(one["wp:attachment_url"]) ?? []))

/** The notes of WordPress 6.3 are beside the text. */
const footnotes = z.array(z.object({ id: z.string(), content: z.string() }))

function withNotes(post: Item, html: string): string {
  const notes = footnotes.safeParse(jsonOf(metaOf(post, "footnotes")))
  const items = notes.data?.map(({ id, content }) => `<li id="${id}">${content}</li>`) ?? []
  return items.length > 0 && !html.includes(`<li id="${notes.data?.[0]?.id}"`)
    ? `${html}\n<ol class="wp-block-footnotes">${items.join("")}</ol>`
    : html
}

function jsonOf(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

/**
 * The content of a post whose galleries are pictures; one whose files the export does not name stays, and is reported.
 */
function withGalleries(
  post: Item,
  items: readonly Item[],
  byId: ReadonlyMap<string, Item>,
): string {
  return post["content:encoded"].replaceAll(
    /\[gallery\b([^\]]*)\]/g,
    (tag: string, words: string) => {
      const ids = /\sids=["']?([\d,\s]+)/.exec(words)?.[1]
      const isOwn = (one: Item) => one["wp:post_parent"] === post["wp:post_id"]
      const pictures = ids ? ids.split(",").map(id => byId.get(id.trim())) : items.filter(isOwn)
      const figures = pictures.flatMap(one => (one?.["wp:attachment_url"] ? figureOf(one) : []))
      return figures.length > 0 && figures.length === pictures.length
        ? `\n\n${figures.join("\n\n")}\n\n`
        : tag
    },
  )
}

function figureOf(picture: Item): string {
  const alt = metaOf(picture, "_wp_attachment_image_alt").replaceAll('"', "&quot;")
  const caption = `<figcaption>${picture["excerpt:encoded"]}</figcaption>`
  return `<figure><img src="${picture["wp:attachment_url"]}" alt="${alt}">${caption}</figure>`
}
