import type { PostFacts, SiteFacts } from "../release-format/release-files"
import { allTags } from "../shared/blog-list"
import { directionOf } from "../shared/direction"
import { SITE_FILES } from "../shared/site-files"
import { atom, type Feed, rss } from "./feed-formats"
import { feedText } from "./feed-text"
import type { Step } from "./step"

/** Number of posts in a feed. */
const IN_A_FEED = 20

/**
 * The feeds, with the full text of the newest posts: the blog's as RSS 2.0 and Atom (RFC 4287), and one of Atom
 * for each tag. Takes the project's root. Returns the files' texts by their names.
 */
export async function feedFiles(root: string, site: SiteFacts): Promise<Map<string, string>> {
  const texts = new Map<PostFacts, string>()
  const blog: Feed = {
    title: site.name,
    page: "/blog",
    file: SITE_FILES.atom,
    posts: site.posts.slice(0, IN_A_FEED),
  }
  const all = [blog, ...tagFeeds(site)]
  for (const post of all.flatMap(({ posts }) => posts)) {
    if (!texts.has(post)) texts.set(post, directed(post, await feedText(root, post, site)))
  }
  const content = (post: PostFacts) => texts.get(post) ?? ""
  return new Map([
    ...all.map(feed => [feed.file, atom(feed, site, content)] as const),
    [SITE_FILES.rss, rss(blog, site, content)],
  ])
}

export const feeds: Step = async ({ root, facts }) =>
  facts.feeds ? feedFiles(root, facts) : new Map()

/** Feeds have no direction of their own. */
function directed({ lang }: PostFacts, html: string): string {
  const dir = directionOf(lang)
  return dir ? `<div lang="${lang}" dir="${dir}">${html}</div>` : html
}

const tagFeeds = ({ posts, name }: SiteFacts): Feed[] =>
  allTags(posts).map(({ path: page, title: tag }) => ({
    title: `${tag} · ${name}`,
    page,
    file: `${page.slice(1)}/atom.xml`,
    posts: posts.filter(({ tags }) => tags.includes(tag)).slice(0, IN_A_FEED),
  }))
