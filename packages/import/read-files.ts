import { readFile } from "node:fs/promises"
import { basename, join, posix, resolve } from "node:path"
import { attempt, type Export, type ForeignPost, nameOf } from "./foreign-post"
import { messages } from "./messages"
import { type Config, readConfig } from "./read-config"
import { readFrontMatter } from "./read-front-matter"
import { SYSTEMS, type System } from "./systems"

const TEXT = /(?:\.html)?\.(?:mdx?|markdown|svx)$|\.html?$/i
const HTML = /\.html?$/i
/** Texts in a language that this command does not read. */
const OTHER =
  /\.(?:org|rst|adoc|asciidoc|textile|mdoc|njk|liquid|ipynb|lhs|[rq]md|erb|haml|pug|lr)$/i

/** Files without a post: a repository's own texts, Hugo's pages of lists, and hidden files. */
const NO_TEXT =
  /^[A-Z_.-]+\.[a-z]+$|(?:^|\/)(?:\.[^/]*|_index(?:\.\w\w)?|(?:README|CHANGES)(?:\.\w\w)?|readme|licen[cs]e|contributing|changelog|code_of_conduct|security)\.\w+$/

/** Folders whose files are posts, with a date or without; their `index` lists them. */
const OF_POSTS =
  /(?:^|[/_-])(?:posts?|drafts|blog|articles?|notes|writing|journal|essays)\/(?!index\.\w+$)/i
const OF_PAGES = /(?:^|\/)_?pages?\//i
/** Layouts of pages. */
const LAYOUT = /^(?:page|about|search|archives?|contact|home|index)s?$/i
const DATED = /^(?:(?:pub|creat|post)\w*)?_?date(?:time)?$|^(?:published|created)/i

/** A text in no folder, or in that of its language. */
const ROOT = /^(?:\w\w\/)?[^/]+(?:\/index\.[^/]+)?$/
const INDEX = /^((?:.+\/)?)index\.\w+$/i
/** A post with a folder of its own. */
const BUNDLE = /^(.+\/)index(?:\.[\w-]+)?\.\w+$/i
const COVER = /^(?:featured?|cover|thumbnail)\b[^/]*\.(?:png|jpe?g|webp|avif)$/i

const LANGUAGE =
  "((?:ar|bg|ca|cs|da|de|el|en|es|eu|fi|fr|he|hu|it|ja|ko|nl|pl|pt|ro|ru|sv|tr|uk|vi|zh)(?:[-_][a-z]{2,4})?)"
/** The language of `index.en.md`, and of `en/post.md`. */
const SUFFIX = new RegExp(`\\.${LANGUAGE}$`, "i")
const FOLDER = new RegExp(`(^|/)${LANGUAGE}/`, "i")

const DAY = /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:$|[-_/.]+([^/]+)$)/

/** Reads the posts below a folder into `read`, and names the texts that are none. */
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
  const posts: ForeignPost[] = []
  for (const file of texts)
    await attempt(read, file, async () => {
      const post = await readPost(system, config, read, file)
      if (post) posts.push(post)
      else if (!HTML.test(file)) read.pages.push(messages.page(file))
    })
  const dated = posts.filter(({ isDated }) => isDated)
  // An index without a date above posts with one is a list of them.
  const isList = ({ file, isDated }: ForeignPost) =>
    !isDated &&
    INDEX.test(file) &&
    dated.some(one => one.file.startsWith(file.replace(INDEX, "$1")))
  const bundles = posts.flatMap(post => (isList(post) ? [] : (BUNDLE.exec(post.file)?.[1] ?? [])))
  const isAtRoot = ({ file }: ForeignPost) => ROOT.test(system.texts.exec(file)?.[1] ?? "")
  const hasPages = system.hasRootPages && 2 * posts.filter(isAtRoot).length <= posts.length
  for (const post of posts) {
    const { file, isDated } = post
    // Files beside the file of a post are parts of it.
    const isPart = !BUNDLE.test(file) && bundles.some(folder => file.startsWith(folder))
    if (isList(post) || (isPart && !isDated) || (hasPages && isAtRoot(post)))
      read.pages.push(messages.page(file))
    else read.posts.push(post)
  }
}

/** Reads one file; undefined for a page. A post is a text in a folder of posts, or one with a date outside of pages. */
async function readPost(
  system: System,
  config: Config,
  { root, files }: Export,
  file: string,
): Promise<ForeignPost | undefined> {
  const [, below] = system.texts.exec(file) ?? []
  if (!below) return undefined
  const isIn = OF_POSTS.test(file)
  if (OTHER.test(file)) {
    if (isIn) throw new Error(messages.otherLanguage)
    return undefined
  }
  const { fields, notes, body, line } = readFrontMatter(await readFile(join(root, file)))
  const keys = Object.keys(fields)
  if (HTML.test(file) && keys.length === 0) return undefined
  const isPage =
    (!isIn && OF_PAGES.test(below)) || LAYOUT.test(`${fields.layout ?? fields.type ?? ""}`)
  const isDated = !isPage && keys.some(key => DATED.test(key))
  if (!isIn && !isDated && (isPage || system.name !== "Markdown")) return undefined

  const bare = below.replace(TEXT, "")
  const suffix = SUFFIX.exec(bare)?.[1]
  const lang = suffix ?? FOLDER.exec(bare)?.[2] ?? FOLDER.exec(file)?.[2] ?? config.language
  const stem = bare.replace(SUFFIX, "").replace(/(?:^|\/)index$/i, "")
  const twin = stem.replace(FOLDER, "$1")
  const [, year, month = "", day = "", title] = DAY.exec(stem) ?? []
  const date = year && `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  const isNamed = keys.includes("slug")
  const usual = isNamed ? system.named : date && system.dated
  const pattern = config.permalink ?? usual ?? system.permalink
  const isPrefixed = system.hasPrefix && lang && lang !== (config.language ?? "en")
  return {
    file,
    body,
    line,
    notes,
    format: formatOf(system, file, body),
    name: (date && (title ?? date)) || nameOf(stem) || basename(resolve(root)),
    stem: system.hasPrefix ? twin : stem,
    twin,
    lang,
    isTitled: system.isTitled,
    isDated: isDated || Boolean(date),
    permalink: pattern && `${isPrefixed ? `/${lang}` : ""}${pattern}`,
    fields: {
      ...(date && { date }),
      draft: /(?:^|\/)_drafts\//.test(file),
      bundlecover: coverOf(file, files),
      ...(system.splitsTags ? withLists(fields) : fields),
    },
  }
}

/** The picture beside a post that is named as its cover. */
function coverOf(file: string, files: readonly string[]): string | undefined {
  const [, folder] = BUNDLE.exec(file) ?? []
  const names = files.flatMap(one =>
    folder && one.startsWith(folder) ? posix.relative(folder, one) : [],
  )
  return names.find(name => COVER.test(name))
}

function formatOf({ hasMdx }: System, file: string, body: string) {
  if (HTML.test(file)) return "html"
  const isMdx = /\.mdx$/i.test(file) || (hasMdx && /^import\s.+\sfrom\s|^<[A-Z]/m.test(body))
  return isMdx ? "mdx" : "md"
}

/** Fields of a system whose tags have spaces between them. */
function withLists(fields: ForeignPost["fields"]): ForeignPost["fields"] {
  const split = (tags: unknown) =>
    typeof tags === "string" && !tags.includes(",") ? tags.split(/\s+/) : tags
  return { ...fields, tags: split(fields.tags), categories: split(fields.categories) }
}
