import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { PostFacts, SiteFacts } from "../release-format/release-files"
import { directionOf } from "../shared/direction"
import { SITE_FILES } from "../shared/site-files"
import { tagPath } from "../shared/tags"
import { atom, type Feed, json, rss, STYLE } from "./feed-formats"
import { plainPost } from "./plain-posts"

/** So many posts are in a feed, and in each part of its archive. */
const IN_A_FEED = 20

/**
 * The feeds, with the full text of the newest posts (issue 13.1): the blog's as RSS 2.0, Atom (RFC 4287) and JSON
 * Feed 1.1, with an archive (RFC 5005); one of Atom for each tag, and for each language when there are several. Takes
 * the project's root. Returns the files' texts by their names.
 */
export async function feedFiles(root: string, site: SiteFacts): Promise<Map<string, string>> {
  const texts = new Map<PostFacts, string>()
  const blog: Feed = { title: site.name, page: "/blog", file: SITE_FILES.atom, posts: site.posts }
  const others = otherFeeds(site)
  for (const post of [blog, ...others].flatMap(newest)) {
    if (!texts.has(post)) texts.set(post, directed(post, (await plainPost(root, post, site)).html))
  }
  const content = (post: PostFacts) => texts.get(post) ?? ""
  const shown = { ...blog, posts: newest(blog) }
  const archive = archiveOf(blog, site)
  const last = [...archive.keys()].at(-1)
  return new Map([
    ...others.map(
      feed => [feed.file, atom({ ...feed, posts: newest(feed) }, site, content)] as const,
    ),
    [blog.file, atom(shown, site, content, { "prev-archive": last })],
    [SITE_FILES.rss, rss(shown, site, content)],
    [SITE_FILES.jsonFeed, json(shown, site, content)],
    ...archive,
    [STYLE, await readFile(join(__dirname, STYLE), "utf8")],
  ])
}

/** Feeds have no direction of their own. */
function directed({ lang }: PostFacts, html: string): string {
  const dir = directionOf(lang)
  return dir ? `<div lang="${lang}" dir="${dir}">${html}</div>` : html
}

const newest = ({ posts }: Feed) => posts.slice(0, IN_A_FEED)

/** Of the tags and the languages. */
function otherFeeds({ posts, name: title }: SiteFacts): Feed[] {
  const tags = new Map(posts.flatMap(({ tags }) => tags.map(tag => [tagPath(tag), tag] as const)))
  const languages = new Set(posts.map(({ lang }) => lang))
  return [
    ...[...tags].map(([page, tag]) => ({
      title: `${tag} · ${title}`,
      page,
      file: `${page.slice(1)}/atom.xml`,
      posts: posts.filter(({ tags }) => tags.includes(tag)),
    })),
    ...[...(languages.size > 1 ? languages : [])].map(lang => ({
      title: `${title} (${lang})`,
      page: "/blog",
      file: `atom-${lang}.xml`,
      lang,
      posts: posts.filter(post => post.lang === lang),
    })),
  ]
}

/**
 * Parts of the archive, the oldest first. Only whole ones, so that they never change again but with their posts: the
 * feed itself has those that are in none. Their texts are where programs find them.
 */
function archiveOf({ posts, ...feed }: Feed, site: SiteFacts): Map<string, string> {
  const parts = Math.floor(posts.length / IN_A_FEED)
  const name = (part: number) =>
    part > 0 && part <= parts ? `atom-archive-${part}.xml` : undefined
  const files = new Map<string, string>()
  if (posts.length <= IN_A_FEED) return files
  for (let part = 1; part <= parts; part += 1) {
    const end = posts.length - (part - 1) * IN_A_FEED
    const file = `atom-archive-${part}.xml`
    const others = {
      current: feed.file,
      "prev-archive": name(part - 1),
      "next-archive": name(part + 1),
    }
    const some = { ...feed, file, posts: posts.slice(end - IN_A_FEED, end) }
    files.set(
      file,
      atom(some, site, undefined, others).replace(/<feed\b[^>]*(?=>)/, `$& ${ARCHIVE}`),
    )
  }
  return files
}

const ARCHIVE = 'xmlns:fh="http://purl.org/syndication/history/1.0"><fh:archive/'
