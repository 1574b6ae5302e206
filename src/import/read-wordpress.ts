import { XMLParser, XMLValidator } from "fast-xml-parser"
import { z } from "zod"
import { messages } from "../messages/messages"
import type { Export, ForeignPost } from "./foreign-post"
import { plainText } from "./html-to-markdown"

const text = z.string().default("")

const item = z.object({
  title: text,
  link: text,
  "content:encoded": text,
  "excerpt:encoded": text,
  "wp:post_id": text,
  "wp:post_name": text,
  "wp:post_type": text,
  "wp:post_date_gmt": text,
  "wp:post_password": text,
  "wp:status": text,
  "wp:attachment_url": text,
  category: z
    .array(z.union([z.string(), z.object({ "#text": text }).transform(one => one["#text"])]))
    .default([]),
  "wp:postmeta": z.array(z.object({ "wp:meta_key": text, "wp:meta_value": text })).default([]),
})

const wxr = z.object({
  rss: z.object({
    channel: z.object({ "wp:base_blog_url": text, item: z.array(item).default([]) }),
  }),
})

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: 1e6, maxExpandedLength: 1e8 },
  isArray: name => ["item", "category", "wp:postmeta"].includes(name),
})

/** Reads the posts of an export of WordPress (WXR) into `read`; pages are named in `refused`. Throws for XML that is broken. */
export function readWordpress(file: string, source: string, read: Export): void {
  const valid = XMLValidator.validate(source)
  if (valid !== true) throw new Error(messages().imports.brokenXml(valid.err.line, valid.err.msg))
  const { channel } = wxr.parse(parser.parse(source)).rss
  const byId = new Map(channel.item.map(one => [one["wp:post_id"], one]))
  read.kind = "WordPress"
  read.bases.push(channel["wp:base_blog_url"])
  const pages = channel.item
    .filter(one => one["wp:post_type"] === "page")
    .map(one => messages().imports.page(`${file}: ${one["wp:post_name"] || one.title}`))
  const posts = channel.item
    .filter(one => one["wp:post_type"] === "post" && one["wp:status"] !== "trash")
    .map((one): ForeignPost => {
      const picture = byId.get(metaOf(one, "_thumbnail_id"))
      const date = one["wp:post_date_gmt"]
      const name = one["wp:post_name"] || one.title || one["wp:post_id"]
      return {
        file: `${file}: ${name}`,
        format: "html",
        name,
        addresses: one.link.includes("?") ? [] : [one.link],
        body: toHtml(one["content:encoded"]),
        fields: {
          title: plainText(one.title),
          description: one["excerpt:encoded"],
          date: date.startsWith("0000") ? undefined : `${date}Z`,
          draft:
            !["publish", "future"].includes(one["wp:status"]) || one["wp:post_password"] !== "",
          tags: one.category.map(category => plainText(category)),
          cover: picture?.["wp:attachment_url"],
          coverAlt: picture && metaOf(picture, "_wp_attachment_image_alt"),
        },
      }
    })
  read.refused.push(...pages)
  read.posts.push(...posts)
}

const metaOf = (one: z.infer<typeof item>, key: string): string =>
  one["wp:postmeta"].find(meta => meta["wp:meta_key"] === key)?.["wp:meta_value"] ?? ""

/** Shortcodes of WordPress in HTML. */
const SHORTCODES: readonly [pattern: RegExp, html: string | ((...found: string[]) => string)][] = [
  [
    /\[caption[^\]]*\]([\s\S]*?<img[^>]*>(?:<\/a>)?)([\s\S]*?)\[\/caption\]/g,
    "<figure>$1<figcaption>$2</figcaption></figure>",
  ],
  [
    /\[(?:source)?code(?:\s+lang(?:uage)?=["']?([\w+#-]+)["']?)?[^\]]*\]\n*([\s\S]*?)\n*\[\/(?:source)?code\]/g,
    (_all, language = "text", code = "") =>
      `<pre><code class="language-${language}">${code.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code></pre>`,
  ],
  [/\[(youtube|vimeo|embed)[^\]]*\](https?:[^[\s]+)\[\/\1\]/g, '\n\n<a href="$2">$2</a>\n\n'],
  [/\[(?:youtube|vimeo|gist)[= ]+"?(https?:[^\]"\s]+)[^\]]*\]/g, '\n\n<a href="$1">$1</a>\n\n'],
]

/** A block, which is no part of a paragraph. */
const BLOCK =
  /^<\/?(?:p|h[1-6]|ul|ol|li|pre|blockquote|figure|div|table|hr|iframe|section|details)\b|^<!--/i

/** The content of a post as HTML: the old editor wrote no paragraphs, but lines. */
function toHtml(content: string): string {
  const html = SHORTCODES.reduce(
    (text, [pattern, to]) =>
      typeof to === "string" ? text.replace(pattern, to) : text.replace(pattern, to),
    content,
  )
  if (html.includes("<!-- wp:")) return html
  const parts = html.split(/(<pre[\s\S]*?<\/pre>)/i)
  const set = (block: string) => {
    const text = block.trim()
    return !text || BLOCK.test(text) ? text : `<p>${text.replaceAll("\n", "<br>\n")}</p>`
  }
  return parts
    .map((part, index) =>
      index % 2
        ? part
        : part
            .split(/\n\s*\n/)
            .map(set)
            .join("\n"),
    )
    .join("\n")
}
