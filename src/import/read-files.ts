import { readFile } from "node:fs/promises"
import { basename, join, resolve } from "node:path"
import { messages } from "../messages/messages"
import { attempt, type Export, type ForeignPost, nameOf } from "./foreign-post"
import { readFrontMatter } from "./read-front-matter"

const MARKDOWN = /\.(?:mdx?|markdown)$/i
const NO_POST =
  /(?:^|\/)(?:_index(?:\.\w\w)?|readme|licen[cs]e|contributing|changelog|code_of_conduct|security)\.\w+$/i

interface Kind {
  name: string
  /** A file that only such a project has. */
  mark: RegExp
  /** Its posts. The group is what their address is made of. */
  posts: RegExp
  addresses: (path: string, permalink: string) => string[]
}

/** The first whose mark a folder has. */
const KINDS: readonly Kind[] = [
  {
    name: "Jekyll",
    mark: /(?:^|\/)_(?:posts|drafts)\//,
    posts: /^(?:.*\/)?_(?:posts|drafts)\/(.+)$/,
    addresses: jekyllAddresses,
  },
  {
    name: "Hugo",
    mark: /^(?:hugo|config)\.(?:toml|ya?ml|json)$|^config\/_default\//,
    posts: /^content\/(.+)$/,
    addresses: path => [`/${path}`],
  },
  {
    name: "Gatsby",
    mark: /^gatsby-config\.\w+$/,
    posts: /^(?:src\/)?(?:content|posts)\/(.+)$/,
    addresses: path => [`/${path.replace(/^(?:blog|posts)\//, "")}`],
  },
  {
    name: "Astro",
    mark: /^astro\.config\.\w+$|^src\/content\//,
    posts:
      /^src\/(?:content|data|pages)\/((?:blog|posts?|articles?|notes|writing)\/(?:.*\/)?[^_/][^/]*)$/i,
    addresses: path => [`/${path}`],
  },
  { name: "Markdown", mark: MARKDOWN, posts: /^(.+)$/, addresses: () => [] },
]

/** Reads the files of Markdown below a folder into `read`, as the system that wrote them stores posts. */
export async function readFiles(own: readonly string[], read: Export): Promise<void> {
  const { root } = read
  const [above] = /^_(?:posts|drafts)$/.exec(basename(resolve(root))) ?? []
  const pathOf = (file: string) => (above ? `${above}/${file}` : file)
  const kind = KINDS.find(({ mark }) => own.some(file => mark.test(pathOf(file))))
  if (!kind) return
  read.kind = kind.name
  const { bases, permalink } = await readConfig(root, own)
  read.bases.push(...bases)
  const folders = new Set(own.flatMap(file => /^(.*\/)index\.mdx?$/i.exec(file)?.[1] ?? []))
  for (const file of own.filter(file => MARKDOWN.test(file) && !NO_POST.test(file))) {
    const [, path] = kind.posts.exec(pathOf(file)) ?? []
    // What is beside the file of a post is a part of it.
    const isPart = !/(?:^|\/)index\b/.test(file) && [...folders].some(one => file.startsWith(one))
    if (!path || isPart) continue
    await attempt(read, file, async () => {
      const { fields, body } = readFrontMatter(await readText(join(root, file)))
      const stem = path.replace(MARKDOWN, "").replace(/(?:^|\/)index(?=\.\w\w$|$)/, "")
      const isPage = !stem.includes("/") && /^(?:Hugo|Gatsby)$/.test(kind.name) && !fields.date
      if (isPage) read.refused.push(messages().imports.page(file))
      else {
        const post = { file, body, ...nameAndFields(pathOf(file), stem, fields, root) }
        // Systems show other languages below addresses of their own.
        const addresses = LANGUAGE.test(stem) ? [] : kind.addresses(stem, permalink)
        read.posts.push({ ...post, format: /\.mdx$/i.test(file) ? "mdx" : "md", addresses })
      }
    })
  }
}

/** The language of `index.en.md`. */
const LANGUAGE = /\.(\w\w)$/

/** What the path of a file says of its post: day, name, language, whether it is a draft. */
function nameAndFields(path: string, stem: string, fields: ForeignPost["fields"], root: string) {
  const [, lang] = LANGUAGE.exec(stem) ?? []
  const last = nameOf(stem.replace(LANGUAGE, "") || resolve(root))
  const [, date, title = last] = /^(\d{4}-\d\d-\d\d)[-_]?(.*)$/.exec(last) ?? []
  const isJekyll = /(?:^|\/)_(?:posts|drafts)\//.test(path)
  return {
    name: lang && lang !== "fr" ? `${title}-${lang}` : title,
    fields: {
      ...(date ? { date } : {}),
      ...(path.includes("_drafts/") ? { draft: true } : {}),
      ...(lang ? { lang } : {}),
      ...fields,
      ...(isJekyll ? { tags: split(fields.tags), categories: split(fields.categories) } : {}),
    },
  }
}

/** Jekyll reads spaces between words as commas. */
const split = (tags: unknown): unknown =>
  typeof tags === "string" && !tags.includes(",") ? tags.split(/\s+/) : tags

/** Jekyll's own addresses, or those of the pattern in its configuration. */
function jekyllAddresses(path: string, permalink: string): string[] {
  const [, year, month, day, title] = /(\d{4})-(\d\d)-(\d\d)-([^/]+)$/.exec(path) ?? []
  const parts = new Map(Object.entries({ year, month, day, title, slug: title, categories: "" }))
  const styles = new Map([
    ["", "/:year/:month/:day/:title.html"],
    ["date", "/:year/:month/:day/:title.html"],
    ["pretty", "/:year/:month/:day/:title/"],
    ["none", "/:title.html"],
  ])
  const pattern = styles.get(permalink) ?? permalink
  const address = pattern.replaceAll(/:(\w+)/g, (all, part) => parts.get(part) ?? all)
  return title ? [address.replaceAll(/\/{2,}/g, "/")] : []
}

/** What the configuration of Jekyll or Hugo says of addresses. */
async function readConfig(root: string, own: readonly string[]) {
  const configs = own.filter(file => /^(?:_config|config|hugo)\.(?:ya?ml|toml)$/.test(file))
  const text = (await Promise.all(configs.map(file => readText(join(root, file))))).join("\n")
  const urls = text.matchAll(/^(?:url|baseURL)\s*[:=]\s*["']?(https?:\/\/[^"'\s]+)/gim)
  const [, permalink = ""] = /^\s*permalink:\s*["']?([^"'\s#]+)/m.exec(text) ?? []
  return { bases: [...urls].map(([, url = ""]) => url), permalink }
}

/** Reads UTF-8, or what old editors of Windows wrote. */
async function readText(file: string): Promise<string> {
  const bytes = await readFile(file)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}
