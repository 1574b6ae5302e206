/** Parts of a post's address. */
interface Facts {
  permalink?: string | undefined
  stem: string
  title: string | undefined
  /** Its own slug, or the name of its file. */
  slug: string
  /** A pattern means the title and slug of the front matter; without a slug, the title is the slug. */
  isTitled: boolean
  hasSlug: boolean
  /** As in its front matter: a zone does not move the day. */
  date: string
  categories: readonly string[]
  lang: string | undefined
}

/** Patterns that Jekyll has names for. */
const NAMED: Readonly<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title",
  none: "/:categories/:title.html",
}

const hyphened = (words = "") =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")

/**
 * Address of a post on the old site, by a pattern such as `/:year/:month/:title`, in the names of Jekyll, Hexo and
 * Hugo. Undefined when the post lacks the value of a name.
 */
export function oldAddress(post: Facts): string | undefined {
  const { permalink, stem, title, date, categories, lang } = post
  if (!permalink) return undefined
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? []
  const folders = stem.split("/").slice(0, -1)
  const topics = categories.map(hyphened)
  const slug = post.slug.replaceAll(/\s+/g, "-")
  const titled = post.isTitled && title ? hyphened(title) : slug
  const own = {
    ...{ title: titled, slug: post.hasSlug ? slug : titled },
    ...{ name: slug, filename: slug, contentbasename: slug },
  }
  const parts: Readonly<Record<string, string | undefined>> = {
    ...{ ...own, slugorfilename: slug, post_title: hyphened(title), lang },
    ...{ year, month, day, categories: topics.join("/"), category: topics[0] ?? "" },
    ...{ path: [...folders, slug].join("/"), file: stem },
    ...{ section: folders[0] ?? "", sections: folders.join("/") },
  }
  const address = (NAMED[permalink] ?? permalink).replaceAll(
    /:(\w+)/g,
    (all, name) => parts[name] ?? all,
  )
  return /:\w/.test(address.replace(/^https?:\/\/[^/]*/, ""))
    ? undefined
    : address.replaceAll(/(?<!:)\/{2,}/g, "/")
}
