import { alias } from "../content-model/addresses"
import { text, webAddress } from "../content-model/fields"
import { postSchema } from "../content-model/front-matter"
import { messages } from "../messages/messages"
import { decoded } from "../shared/decoded"
import { slugOf } from "../shared/slug-of"
import { tagSlug } from "../shared/tags"
import { withoutBase } from "./export-files"
import { type ForeignPost, type Notes, nameOf } from "./foreign-post"
import { oldAddress } from "./old-address"
import { readDate } from "./read-date"

/** What other systems call our fields, the best first, without capitals, hyphens and underscores. */
const NAMES = {
  title: "title titre name",
  description:
    "description summary customexcerpt excerpt subtitle metadescription lead abstract spoiler desc intro tagline",
  date: "date pubdate pubdatetime publishdate publisheddate publishedat publishedon published datepublished created createdat",
  updated:
    "updated lastmod updateddate moddatetime modified lastmodifiedat moddate modifieddate lastmodified lastupdated datemodified updatedat",
  tags: "tags tag taglist topics",
  categories: "categories category",
  keywords: "keywords",
  cover:
    "cover coverimage image heroimage featuredimage featureimage featured banner thumbnail hero images ogimage socialimage header imgpath",
  coverAlt: "coveralt imagealt featureimagealt heroimagealt featuredimagealt",
  address: "permalink url",
  slug: "slug postslug",
  aliases: "aliases alias redirectfrom",
  draft: "draft isdraft",
  series: "series serie collection",
  position: "seriesorder seriesposition seriesweight seriespart part",
  canonical: "canonical canonicalurl",
  lang: "lang language locale",
  featured: "featured pin pinned sticky",
  twin: "translationkey ref",
}

/** What other systems say for themselves: nobody misses it here. */
const SILENT =
  "layout type id uuid author authors toc showtoc comments math mermaid weight params markup published status mediasubpath publishedtime readingtime template guid templatekey renderwithliquid"

/** Reads the front matter of another system, whose site was at `bases`. What it cannot take over is in `notes`. */
export function mapFrontMatter(
  { fields, name, stem, twin, lang, permalink }: ForeignPost,
  bases: readonly string[],
  notes: Notes,
) {
  const all = new Map(
    Object.entries({ ...asGroup(fields.params), ...fields }).map(([key, value]) => [
      key.toLowerCase().replaceAll(/[-_]/g, ""),
      value,
    ]),
  )
  const words = messages.imports
  const values = (field: keyof typeof NAMES) =>
    NAMES[field].split(" ").flatMap(key => all.get(key) ?? [])
  const say = (field: keyof typeof NAMES) => texts(values(field))[0]
  const known = new Set([...Object.values(NAMES), SILENT].join(" ").split(" "))
  // An address of another site, or a pattern such as `/:year/:title/`, is none of this post.
  const local = (field: "address" | "aliases") =>
    texts(values(field))
      .map(one => withoutBase(one, bases))
      .filter(one => !/:/.test(one))
  const address = local("address")
  const isForeign = address.length < texts(values("address")).length
  const unknown = [...all.keys()].filter(
    key => !known.has(key) || (isForeign && NAMES.address.split(" ").includes(key)),
  )
  if (unknown.length > 0) notes.changed.push(words.dropped(unknown))
  const date = values("date").map(readDate).find(Boolean)
  const written = say("date")
  if (!date && written) notes.open.push(words.unreadDate(written))
  const updated = values("updated").map(readDate).find(Boolean)
  const end = say("slug") ?? (address[0] && nameOf(address[0].replace(/\/+$/, "")))
  const slug = slugOf(end ?? "")
  const old = oldAddress({
    ...{ permalink, stem, title: say("title"), slug: end ?? name },
    ...{
      date: written && /^\d{4}-\d\d-\d\d/.test(written) ? written : (date ?? ""),
      categories: texts(values("categories")),
    },
  })
  return {
    title: say("title"),
    description: plain(say("description")),
    date,
    // The day of publication again says nothing.
    updated: updated && date && updated.slice(0, 10) > date.slice(0, 10) ? updated : undefined,
    tags: readTags([...values("tags"), ...values("categories")], values("keywords"), notes),
    series: readSeries(values("series")[0], values("position")[0]),
    cover: readPicture(values("cover"), say("coverAlt")),
    lang: languageTag(say("lang") ?? lang),
    /** Versions of one text in several languages have one. */
    twin: say("twin") ?? twin,
    draft:
      isYes(values("draft")[0]) || all.get("published") === false || isHidden(all.get("status")),
    canonical: texts(values("canonical")).find(url => webAddress.safeParse(url).success),
    featured: values("featured").some(isYes),
    slug: slug || slugOf(name),
    /** Whether a field says its address. */
    isNamed: Boolean(slug),
    aliases: readAliases([
      ...address.slice(0, 1),
      ...(old ? [withoutBase(old, bases)] : []),
      ...local("aliases"),
    ]),
    base: texts(all.get("mediasubpath") ?? all.get("imgpath"))[0] ?? "",
  }
}

/** `fr_FR` is `fr-FR`. */
const languageTag = (written: string | undefined) =>
  written && postSchema.shape.lang.safeParse(written.replace("_", "-")).data

const isYes = (value: unknown) => /^(?:true|yes|1)$/i.test(`${value}`)

const isHidden = (status: unknown) =>
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
    .replaceAll(/<[^>]*>|[`*]/g, "")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\s+/g, " ")
    .trim() || undefined

/** Each topic once. Key words are for search engines: they count when there is nothing else. */
function readTags(topics: unknown[], keywords: unknown[], notes: Notes): string[] {
  const named = texts(topics)
  const tags = new Map<string, string>()
  for (const written of (named.length > 0 ? named : texts(keywords)).join(",").split(",")) {
    const tag = written.trim().replace(/^#/, "")
    const slug = tagSlug(tag)
    if (!tag || tags.has(slug)) continue
    if (slug && text.safeParse(tag).success) tags.set(slug, tag)
    else notes.open.push(messages.imports.noTag(tag))
  }
  return [...tags.values()]
}

function readSeries(series: unknown, place: unknown) {
  const { order, part, position } = asGroup(series)
  const [title = ""] = texts(series)
  if (!slugOf(title)) return undefined
  return { title, position: Number(place ?? order ?? part ?? position) || undefined }
}

/** The first picture that is named: `x.png`, or `{ image: x.png, alt: … }`. */
function readPicture(values: readonly unknown[], named: string | undefined) {
  for (const value of values) {
    const { image, path, src, url, teaser, overlay_image: overlay, alt = named } = asGroup(value)
    const [target = ""] = texts(image ?? path ?? src ?? url ?? overlay ?? teaser ?? value)
    if (/[./]/.test(target)) return { target, alt: texts(alt)[0] }
  }
  return undefined
}

/** Old addresses in the form that the site takes them. */
const readAliases = (written: readonly string[]): string[] => {
  const paths = written.map(address =>
    decoded(`/${address.replace(/^\/+/, "")}`)
      .replace(/[?#].*$/, "")
      .replace(/\/(?:index\.html?)?$/, ""),
  )
  return [...new Set(paths)].filter(path => alias.safeParse(path).success)
}
