import { readFile } from "node:fs/promises"
import { basename, join, resolve } from "node:path"
import { messages } from "../messages/messages"
import { attempt, type Export, type ForeignPost, nameOf } from "./foreign-post"
import { readFrontMatter } from "./read-front-matter"

const MARKDOWN = /\.(?:mdx?|markdown)$/i
const NO_POST =
  /(?:^|\/)(?:_index(?:\.\w\w)?|readme|licen[cs]e|contributing|changelog|code_of_conduct|security)\.\w+$/i

/** Each system, a file that only its projects have, and its posts: the group is what their address is made of. */
const KINDS: readonly [name: string, mark: RegExp, posts: RegExp][] = [
  ["Jekyll", /(?:^|\/)_(?:posts|drafts)\//, /(?:^|\/)_(?:posts|drafts)\/(.+)$/],
  ["Hugo", /^(?:hugo|config)\.(?:toml|ya?ml|json)$|^config\/_default\//, /^content\/(.+)$/],
  ["Gatsby", /^gatsby-config\.\w+$/, /^(?:src\/)?(?:content|posts)\/(?:blog\/|posts\/)?(.+)$/],
  [
    "Astro",
    /^astro\.config\.\w+$|^src\/content\//,
    /^src\/(?:content|data|pages)\/((?:blog|posts?|articles?|notes|writing)\/(?:.*\/)?[^_/][^/]*)$/i,
  ],
  ["Markdown", MARKDOWN, /^(.+)$/],
]

/** Reads the files of Markdown below a folder into `read`, as the system that wrote them stores posts. */
export async function readFiles(own: readonly string[], read: Export): Promise<void> {
  const { root } = read
  const [kind, , posts] = KINDS.find(([, mark]) => own.some(file => mark.test(file))) ?? []
  if (!kind) return
  read.kind = kind
  const { bases, permalink } = await readConfig(root, own)
  read.bases.push(...bases)
  const folders = own.flatMap(file => /^(.*\/)index\.mdx?$/i.exec(file)?.[1] ?? [])
  for (const file of own.filter(file => MARKDOWN.test(file) && !NO_POST.test(file))) {
    const [, path] = posts?.exec(file) ?? []
    // What is beside the file of a post is a part of it.
    const isPart = !/(?:^|\/)index\b/.test(file) && folders.some(one => file.startsWith(one))
    if (!path || isPart) continue
    await attempt(read, file, async () => {
      const { fields, body } = readFrontMatter(await readFile(join(root, file)))
      const stem = path.replace(MARKDOWN, "").replace(/(?:^|\/)index(?=\.\w\w$|$)/, "")
      const isPage = /^content\/[^/]+$/.test(file) && !fields.date
      if (isPage) return void read.refused.push(messages().imports.page(file))
      const format = /\.mdx$/i.test(file) ? "mdx" : "md"
      const addresses = addressesOf(kind, stem, permalink)
      read.posts.push({ file, body, format, addresses, ...factsOf(kind, file, stem, fields, root) })
    })
  }
}

/** The language of `index.en.md`. */
const LANGUAGE = /\.(\w\w)$/

/** What the path of a file says of its post: day, name, language, whether it is a draft. */
function factsOf(
  kind: string,
  file: string,
  stem: string,
  own: ForeignPost["fields"],
  root: string,
) {
  const [, lang] = LANGUAGE.exec(stem) ?? []
  const last = nameOf(stem.replace(LANGUAGE, "") || basename(resolve(root)))
  const [, date, title = last] = /^(\d{4}-\d\d-\d\d)[-_]?(.*)$/.exec(last) ?? []
  const fields = { date, lang, draft: file.includes("_drafts/"), ...own }
  // Jekyll reads spaces between words as commas.
  const split = (tags: unknown) =>
    typeof tags === "string" && !tags.includes(",") ? tags.split(/\s+/) : tags
  const tags = { tags: split(own.tags), categories: split(own.categories) }
  return {
    name: lang && lang !== "fr" ? `${title}-${lang}` : title,
    fields: kind === "Jekyll" ? { ...fields, ...tags } : fields,
  }
}

/** What Jekyll calls its patterns of addresses. */
const PERMALINKS: Readonly<Record<string, string>> = {
  date: "/:year/:month/:day/:title.html",
  pretty: "/:year/:month/:day/:title",
  none: "/:title.html",
}

/** Where a system shows a post: Jekyll by the pattern in its configuration, or its own. */
function addressesOf(kind: string, stem: string, permalink = "date"): string[] {
  // Other languages are below addresses of their own.
  if (kind === "Markdown" || LANGUAGE.test(stem)) return []
  if (kind !== "Jekyll") return [`/${stem}`]
  const [, year, month, day, title] = /(\d{4})-(\d\d)-(\d\d)-([^/]+)$/.exec(stem) ?? []
  const parts = new Map(Object.entries({ year, month, day, title, slug: title, categories: "" }))
  const pattern = PERMALINKS[permalink] ?? permalink
  const address = pattern.replaceAll(/:(\w+)/g, (all, part) => parts.get(part) ?? all)
  return title ? [address.replaceAll(/\/{2,}/g, "/")] : []
}

/** What the configuration of Jekyll or Hugo says of addresses. */
async function readConfig(root: string, own: readonly string[]) {
  const configs = own.filter(file => /^(?:_config|config|hugo)\.(?:ya?ml|toml)$/.test(file))
  const texts = await Promise.all(configs.map(file => readFile(join(root, file), "utf8")))
  const text = texts.join("\n")
  const urls = text.matchAll(/^(?:url|baseURL)\s*[:=]\s*["']?(https?:\/\/[^"'\s]+)/gim)
  const permalink = /^\s*permalink:\s*["']?([^"'\s#]+)/m.exec(text)?.[1]
  return { bases: [...urls].map(([, url = ""]) => url), permalink }
}
