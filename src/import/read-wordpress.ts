import { XMLParser, XMLValidator } from "fast-xml-parser"
import { z } from "zod"
import { messages } from "../messages/messages"
import type { Export } from "./foreign-post"
import { plainText } from "./html-to-markdown"
import { attributeOf } from "./translate-html"

const text = z.string().default("")

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
  category: z.array(text).default([]),
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
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: 1e6, maxExpandedLength: 1e8 },
  isArray: name => ["item", "category", "wp:postmeta"].includes(name),
})

/** Reads the posts of an export of WordPress (WXR) into `read`; pages are named in `refused`. Throws for broken XML. */
export function readWordpress(file: string, source: string, read: Export): void {
  const words = messages.imports
  const valid = XMLValidator.validate(source)
  if (valid !== true) throw new Error(words.brokenXml(valid.err.line, valid.err.msg))
  const { channel } = wxr.parse(parser.parse(source)).rss
  const byId = new Map(channel.item.map(one => [one["wp:post_id"], one]))
  read.kind = "WordPress"
  read.bases.push(channel["wp:base_blog_url"])
  for (const one of channel.item) {
    const { title, link, "wp:post_type": type, "wp:status": status } = one
    if (status === "trash") continue
    if (type === "page") read.pages.push(words.page(`${file}: ${title}`))
    if (type !== "post") continue
    const name = one["wp:post_name"] || title || one["wp:post_id"]
    const picture = byId.get(metaOf(one, "_thumbnail_id"))
    // A draft has zeros; other programs that write this format leave one of the two out.
    const dates = [`${one["wp:post_date_gmt"]}Z`, one["wp:post_date"]]
    read.posts.push({
      file: `${file}: ${name}`,
      format: "html",
      name,
      stem: name,
      permalink: link.includes("?") ? undefined : link,
      body: toHtml(withGalleries(one, channel.item, byId)),
      fields: {
        title: plainText(title),
        description: one["excerpt:encoded"],
        date: dates.find(date => /^[1-9]/.test(date)),
        draft: !["publish", "future"].includes(status) || one["wp:post_password"] !== "",
        tags: one.category.map(plainText).filter(tag => !NO_TAG.test(tag)),
        cover: picture?.["wp:attachment_url"],
        coverAlt: picture && metaOf(picture, "_wp_attachment_image_alt"),
      },
    })
  }
}

/** What WordPress says of posts without a category. */
const NO_TAG = /^(?:uncategorized|non classé|sans catégorie|blog)$/i

const metaOf = (one: Item, key: string): string =>
  one["wp:postmeta"].find(meta => meta["wp:meta_key"] === key)?.["wp:meta_value"] ?? ""

/** The content of a post whose galleries are pictures; one whose files the export does not name stays, and is told. */
function withGalleries(
  post: Item,
  items: readonly Item[],
  byId: ReadonlyMap<string, Item>,
): string {
  return post["content:encoded"].replaceAll(
    /\[gallery\b([^\]]*)\]/g,
    (tag: string, words: string) => {
      const ids = attributeOf(words, "ids")
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

const CODE =
  /\[(?:source)?code(?:\s+lang(?:uage)?=["']?([\w+#-]+)["']?)?[^\]]*\]\n*([\s\S]*?)\n*\[\/(?:source)?code\]/g

/** Other shortcodes of WordPress. */
const SHORTCODES: readonly [pattern: RegExp, html: string][] = [
  [
    /\[caption[^\]]*\]([\s\S]*?<img[^>]*>(?:<\/a>)?)([\s\S]*?)\[\/caption\]/g,
    "<figure>$1<figcaption>$2</figcaption></figure>",
  ],
  [/\[(?:youtube|vimeo|embed|gist)(?:[^\]]*\]|[= ]+"?)(https?:[^\]["\s]+)[^\]]*\]/g, "\n\n$1\n\n"],
]

/** A block, which is no part of a paragraph. */
const BLOCK =
  /^<\/?(?:p|h[1-6]|ul|ol|li|pre|blockquote|figure|div|table|hr|iframe|section|details)\b|^<!--/i

/** The content of a post as HTML: the old editor wrote no paragraphs, but lines. */
function toHtml(content: string): string {
  const code = content.replaceAll(CODE, (_all, language = "text", code = "") => {
    const escaped = code.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
    return `<pre><code class="language-${language}">${escaped}</code></pre>`
  })
  const html = SHORTCODES.reduce((text, [pattern, to]) => text.replace(pattern, to), code)
  if (html.includes("<!-- wp:")) return html
  const paragraph = (block: string) =>
    !block.trim() || BLOCK.test(block.trim())
      ? block
      : `<p>${block.trim().replaceAll("\n", "<br>\n")}</p>`
  return html
    .split(/(<pre[\s\S]*?<\/pre>)/i)
    .flatMap((part, index) => (index % 2 ? part : part.split(/\n\s*\n/).map(paragraph)))
    .join("\n")
}
