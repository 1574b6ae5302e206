import { readFile } from "node:fs/promises"
import { basename, join, posix, resolve } from "node:path"
import { attempt, type Export, type ForeignPost, nameOf } from "./foreign-post"
import { messages } from "./messages"
import { readConfig } from "./read-config"
import { readFrontMatter } from "./read-front-matter"
import { type Config, SYSTEMS, type System } from "./systems"

const TEXT = /\.(?:mdx?|markdown|html?)$/i
/** Texts in a language that this command does not read. */
const OTHER = /\.(?:org|rst|adoc|asciidoc|textile|mdoc|njk|liquid|ipynb)$/i

/** Files without a post: a repository's own texts, Hugo's pages of lists, and hidden files. */
const NO_TEXT =
  /^[A-Z_.-]+\.[a-z]+$|(?:^|\/)(?:\.[^/]*|_index(?:\.\w\w)?|readme|licen[cs]e|contributing|changelog|code_of_conduct|security)\.\w+$/

/** Folders whose files are posts, with a date or without. */
const POSTS = "(?:^|/)(?:_?posts?|_drafts|blog|articles?|notes|writing|journal|essays)/"
const IS_POST = new RegExp(POSTS, "i")
const IS_LIST = new RegExp(`${POSTS}index\\.\\w+$`, "i")
const IS_PAGE = /(?:^|\/)_?pages?\//i
const DATED = /^(?:(?:pub|creat|post)\w*)?_?date(?:time)?$|^(?:published|created)/i

/** Reads the texts below a folder into `read`, as the system that wrote them stores posts. */
export async function readFiles(own: readonly string[], read: Export): Promise<void> {
  const marks = [...own, ...read.files.filter(file => !file.includes("/"))]
  const texts = own.filter(file => !NO_TEXT.test(file) && (TEXT.test(file) || OTHER.test(file)))
  const system = SYSTEMS.find(
    one => marks.some(file => one.mark.test(file)) && texts.some(file => one.texts.test(file)),
  )
  if (!system) return
  const config = await readConfig(read.root, marks)
  read.kind = system.name
  read.bases.push(...config.bases)
  const pages: string[] = []
  const posts: ForeignPost[] = []
  for (const file of texts)
    await attempt(read, file, async () => {
      const post = await readPost(system, config, read.root, file)
      if (post && system.cover) posts.push(withCover(post, read.files, system.cover))
      else if (post) posts.push(post)
      else if (!/\.html?$/i.test(file)) pages.push(file)
    })
  const bundles = new Set(posts.flatMap(({ file }) => BUNDLE.exec(file)?.[1] ?? []))
  for (const post of posts) {
    // Files beside the file of a post are parts of it.
    if (!BUNDLE.test(post.file) && foldersOf(post.file).some(one => bundles.has(one)))
      pages.push(post.file)
    else read.posts.push(post)
  }
  read.pages.push(...pageLines(pages))
}

const BUNDLE = /^(.+)\/index(?:\.[\w-]+)?\.\w+$/i

const foldersOf = (file: string): string[] => {
  const folder = posix.dirname(file)
  return folder === "." ? [] : [folder, ...foldersOf(folder)]
}

/** Sets the cover of a post: the picture beside it that its system shows as such, unless a field names one. */
function withCover(post: ForeignPost, files: readonly string[], cover: RegExp): ForeignPost {
  const folder = BUNDLE.exec(post.file)?.[1]
  const isCover = (file: string) =>
    posix.dirname(file) === folder &&
    cover.test(posix.basename(file)) &&
    /\.(?:png|jpe?g|webp|avif)$/i.test(file)
  const found = files.find(isCover)
  return found ? { ...post, fields: { ...post.fields, bundlecover: posix.basename(found) } } : post
}

/** Names pages, those of a folder in one line when they are many. */
function pageLines(files: readonly string[]): string[] {
  const folders = new Map<string, string[]>()
  for (const file of files) {
    const folder = file.split("/").slice(0, -1).slice(0, 2).join("/")
    folders.set(folder, [...(folders.get(folder) ?? []), file])
  }
  const { page, pages } = messages
  return [...folders].flatMap(([folder, all]) =>
    all.length > 3 ? pages(folder || ".", all.length) : all.map(page),
  )
}

const LANGUAGE =
  "((?:ar|bg|ca|cs|da|de|el|en|es|eu|fi|fr|he|hu|it|ja|ko|nl|pl|pt|ro|ru|sv|tr|uk|vi|zh)(?:[-_][a-z]{2,4})?)"
/** The language of `index.en.md`, and of `en/post.md`. */
const SUFFIX = new RegExp(`\\.${LANGUAGE}$`, "i")
const FOLDER = new RegExp(`(^|/)${LANGUAGE}/`, "i")

const DAY = /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:$|[-_/]+([^/]+)$)/

/** Reads one file; undefined for a page. */
async function readPost(
  system: System,
  config: Config,
  root: string,
  file: string,
): Promise<ForeignPost | undefined> {
  const path = file.replace(/^i18n\/([\w-]+)\/docusaurus-plugin-content-blog\//, "blog/$1/")
  const [, below] = system.texts.exec(path) ?? []
  if (!below) return undefined
  const isIn = IS_POST.test(path) && !IS_LIST.test(path)
  if (OTHER.test(file)) {
    if (isIn) throw new Error(messages.otherLanguage)
    return undefined
  }
  const { fields: written, body } = readFrontMatter(await readFile(join(root, file)))
  const isHtml = /\.html?$/i.test(file)
  if (isHtml && Object.keys(written).length === 0) return undefined
  const bare = below.replace(TEXT, "")
  const suffix = SUFFIX.exec(bare)?.[1]
  const lang = suffix ?? FOLDER.exec(bare)?.[2] ?? FOLDER.exec(path)?.[2] ?? config.language
  const stem = bare
    .replace(SUFFIX, "")
    .replace(/(?:^|\/)(?:index|readme)$/i, "")
    // Eleventy has `post/post.md` at `post/`.
    .replace(/(^|\/)([^/]+)\/\2$/, "$1$2")
  const [, year, month, day, title] = DAY.exec(stem) ?? []
  const date = year && `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`
  const hasDate = !IS_PAGE.test(below) && Object.keys(written).some(key => DATED.test(key))
  if (system.name !== "Markdown" && !isIn && !hasDate) return undefined
  const name = year ? (title ?? date) : nameOf(stem) || basename(resolve(root))
  const isPrefixed = Boolean(system.hasPrefix)
  const inside = stem.replace(FOLDER, "$1")
  if (system.hasSections && !inside.includes("/")) return undefined
  const prefix = isPrefixed && lang && lang !== (config.language ?? "en") ? `/${lang}` : ""
  const usual = (date && !("slug" in written) && system.dated) || system.permalink
  const set = config.sections.get(inside.split("/")[0] ?? "") ?? config.permalink
  const pattern = set ?? ("slug" in written ? usual?.replace(":file", ":path") : usual)
  return {
    file,
    body,
    format: isHtml ? "html" : formatOf(system, file, body),
    name: name ?? "",
    stem: isPrefixed ? inside : stem,
    twin: inside,
    lang,
    permalink: pattern && prefix + pattern,
    fields: {
      ...(date && { date }),
      draft: /(?:^|\/)_drafts\//.test(file),
      ...tagLists(system, written),
    },
  }
}

const formatOf = ({ hasMdx }: System, file: string, body: string) =>
  /\.mdx$/i.test(file) || (hasMdx && /^import\s.+\sfrom\s|^<[A-Z]/m.test(body)) ? "mdx" : "md"

function tagLists({ splitsTags }: System, fields: ForeignPost["fields"]) {
  const split = (tags: unknown) =>
    typeof tags === "string" && !tags.includes(",") ? tags.split(/\s+/) : tags
  const { tags, categories } = fields
  return splitsTags ? { ...fields, tags: split(tags), categories: split(categories) } : fields
}
