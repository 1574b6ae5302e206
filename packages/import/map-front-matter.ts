import { decoded } from "@site/articles"
import { withoutBase } from "./addresses"
import { type ForeignPost, type Notes, nameOf } from "./foreign-post"
import { plainText } from "./html-to-markdown"
import { messages } from "./messages"
import { oldAddress } from "./old-address"
import { readDate } from "./read-date"
import type { Site } from "./site"

/** Usual names of our fields in other systems, the best first, without capitals, hyphens and underscores. */
const NAMES = {
  title: "title",
  description: "description summary customexcerpt excerpt subtitle",
  date: "date pubdate pubdatetime publishdate publishedat published created createdat",
  updated: "updated lastmod updateddate moddatetime lastmodifiedat lastupdate modified updatedat",
  tags: "tags tag",
  categories: "categories category",
  cover:
    "cover coverimage coverimg image heroimage featuredimage featureimage featured banner thumbnail images bundlecover",
  coverAlt: "coveralt imagealt featureimagealt",
  address: "permalink url path",
  slug: "slug",
  aliases: "aliases alias redirectfrom",
  draft: "draft unlisted hidden",
  series: "series",
  position: "seriesorder",
  canonical: "canonical canonicalurl",
  lang: "lang language locale",
  featured: "featured pin pinned sticky",
  twin: "translationkey ref pageid",
  base: "mediasubpath imgpath",
}

/** Fields that are read for themselves, and those that other systems keep for themselves: nobody misses them here. */
const SILENT =
  "params taxonomies publish status layout type id uuid author authors toc showtoc comments math mermaid weight markup readingtime template"

/** Reads the front matter of another system, whose site was at `bases`. What it cannot take over is in `notes`. */
export function mapFrontMatter(
  { fields, name, stem, twin, lang, permalink, isTitled = false }: ForeignPost,
  bases: readonly string[],
  site: Site,
  notes: Notes,
) {
  const groups = { ...asGroup(fields.params), ...asGroup(fields.taxonomies), ...fields }
  const all = new Map(
    Object.entries(groups).map(([key, value]) => [
      key.toLowerCase().replaceAll(/[-_]/g, ""),
      value,
    ]),
  )
  const values = (field: keyof typeof NAMES) =>
    NAMES[field].split(" ").flatMap(key => all.get(key) ?? [])
  const firstText = (field: keyof typeof NAMES) => texts(values(field))[0]
  const known = new Set([...Object.values(NAMES), SILENT].join(" ").split(" "))
  // A slug with folders is an address. One with a tag of a template is a pattern.
  const said = firstText("slug")
  const isAddress = said?.replace(/\/$/, "").includes("/")
  const addresses = [...(said && isAddress ? [said] : []), ...texts(values("address"))].map(one =>
    withoutBase(one, bases),
  )
  // An address of another site, or a pattern such as `/:year/:title/`, is none of this post.
  const address = addresses.find(one => !/[:{]/.test(one))
  const pattern = addresses.find(one => /^\/[^{]*:[^{]*$/.test(one))
  const isLost = addresses.length > 0 && !address && !pattern
  const unknown = [...all.keys()].filter(
    key => !known.has(key) || (isLost && NAMES.address.split(" ").includes(key)),
  )
  if (unknown.length > 0) notes.changed.push({ words: messages.dropped(unknown) })
  const date = dateOf(values("date"), site)
  const written = firstText("date")
  if (!date && written) notes.open.push({ words: messages.unreadDate(written) })
  const updated = dateOf(values("updated"), site)
  const end = said && !isAddress ? said : address && endOf(address)
  const slug = site.slugOf(end ?? "")
  const old = oldAddress({
    permalink: pattern ?? permalink,
    stem,
    title: firstText("title"),
    slug: end ?? name,
    isTitled,
    hasSlug: end !== undefined,
    date: written && /^\d{4}-\d\d-\d\d/.test(written) ? written : (date ?? ""),
    categories: texts(values("categories")),
    lang,
  })
  const isHidden = all.get("published") === false || all.get("publish") === false
  return {
    // Exports of WordPress have entities in titles.
    title: firstText("title")?.replaceAll(/&#?\w+;/g, entity => plainText(entity)),
    description: plain(firstText("description")),
    date,
    // The day of publication is no date of a change.
    updated: updated && date && updated.slice(0, 10) > date.slice(0, 10) ? updated : undefined,
    tags: readTags([...values("tags"), ...values("categories")], site, notes),
    series: readSeries(values("series")[0], values("position")[0], site),
    cover: readPicture(values("cover"), firstText("coverAlt")),
    lang: site.language((firstText("lang") ?? lang ?? "").replace("_", "-")),
    /** Versions of one text in several languages have one. */
    twin: firstText("twin") ?? twin,
    draft:
      values("draft").some(isYes) ||
      isHidden ||
      all.get("permalink") === false ||
      isUnpublished(all.get("status")),
    canonical: texts(values("canonical")).find(url => /^https?:\/\/[^\s]+$/.test(url)),
    featured: values("featured").some(isYes),
    slug: slug || site.slugOf(name),
    /** True when its address is in a field. */
    isNamed: Boolean(slug),
    aliases: readAliases(
      [
        ...(address ? [address] : []),
        ...(old ? [withoutBase(old, bases)] : []),
        ...texts(values("aliases")).map(one => withoutBase(one, bases)),
      ],
      site,
      notes,
    ),
    base: firstText("base") ?? "",
  }
}

const endOf = (address: string) => nameOf(address.replace(/\/+$/, ""))

const dateOf = (values: readonly unknown[], site: Site) =>
  values.map(one => readDate(asGroup(one).date ?? one, site)).find(Boolean)

const isYes = (value: unknown) => /^(?:true|yes|1)$/i.test(`${value}`)

const isUnpublished = (status: unknown) =>
  typeof status === "string" && !/^(?:publish(?:ed)?|future|scheduled|public|live)$/i.test(status)

const asGroup = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {}

/** The texts of a value, be it a list, a number or a group with a name. */
function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(texts)
  if (typeof value === "number") return [String(value)]
  if (typeof value === "string") return value.trim() ? [value.trim()] : []
  const { name, title, label, slug } = asGroup(value)
  return texts(name ?? title ?? label ?? slug ?? [])
}

/** A sentence without its tags and the signs of Markdown. */
const plain = (sentence = "") =>
  sentence
    .replaceAll(/<[^<>]*>|[`*]/g, "")
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replaceAll(/\s+/g, " ")
    .trim() || undefined

/** Each topic once. */
function readTags(topics: unknown[], site: Site, notes: Notes): string[] {
  const tags = new Map<string, string>()
  for (const written of texts(topics).join(",").split(",")) {
    const tag = written.trim().replace(/^#/, "")
    const slug = site.slugOf(tag)
    if (!tag || tags.has(slug)) continue
    if (slug && site.isTag(tag)) tags.set(slug, tag)
    else notes.open.push({ words: messages.noTag(tag) })
  }
  return [...tags.values()]
}

function readSeries(series: unknown, place: unknown, site: Site) {
  const [title = ""] = texts(series)
  if (!site.slugOf(title)) return undefined
  return { title, position: Number(place ?? asGroup(series).order) || undefined }
}

/** The first picture that is named: `x.png`, or `{ image: x.png, alt: … }`. */
function readPicture(values: readonly unknown[], named: string | undefined) {
  for (const value of values) {
    const { image, path, src, url, alt = named } = asGroup(value)
    const [target = ""] = texts(image ?? path ?? src ?? url ?? value)
    if (/[./]/.test(target)) return { target, alt: texts(alt)[0] }
  }
  return undefined
}

/** Old addresses in the form that the site takes them. */
const readAliases = (written: readonly string[], site: Site, notes: Notes): string[] => {
  const paths = written.map(address =>
    decoded(`/${address.replace(/^\/+/, "")}`)
      .replace(/[?#].*$/, "")
      .replace(/\/(?:index\.html?)?$/, ""),
  )
  return [...new Set(paths)].filter(path => {
    const isTaken = !site.isAlias(path)
    if (isTaken && path) notes.changed.push({ words: messages.lostAlias(path) })
    return !isTaken
  })
}
