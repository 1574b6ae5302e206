import { type AtomFeed, generateAtomFeed, generateRssFeed } from "feedsmith"
import { momentInParis } from "../content-model/publication-date"
import type { PostFacts, SiteFacts } from "../release-format/release-files"
import { addressOf, baseOf } from "./feed-text"

/** A list of posts that can be followed: its name, the page that shows it, and where its Atom file is. */
export interface Feed {
  title: string
  page: string
  file: string
  posts: readonly PostFacts[]
}

type Content = (post: PostFacts) => string

/** Does not change when the post is renamed: its first address. */
const idOf = (site: SiteFacts, { first }: PostFacts) => baseOf(site) + encodeURI(first)
const changed = ({ date, updated }: PostFacts) => momentInParis(updated ?? date)
/** Beginning of time when there is no post, because a feed has to name a date. */
const lastChange = (posts: readonly PostFacts[]) =>
  new Date(Math.max(0, ...posts.map(post => changed(post).getTime())))

export function atom(
  { title, page, file, posts }: Feed,
  site: SiteFacts,
  content: Content,
): string {
  const base = baseOf(site)
  const entry = (post: PostFacts): AtomFeed.Entry<Date, true> => ({
    id: idOf(site, post),
    title: { value: post.title },
    links: [{ rel: "alternate", type: "text/html", href: addressOf(site, post) }],
    published: momentInParis(post.date),
    updated: changed(post),
    summary: { value: post.description },
    content: { type: "html", value: content(post), xml: { lang: post.lang } },
    categories: post.tags.map(term => ({ term })),
  })
  return generateAtomFeed<true>(
    {
      id: `${base}/${file}`,
      title: { value: title },
      subtitle: { value: site.description },
      updated: lastChange(posts),
      authors: [{ name: site.author, uri: `${base}/` }],
      links: [
        { rel: "alternate", type: "text/html", href: base + page },
        { rel: "self", type: "application/atom+xml", href: `${base}/${file}` },
      ],
      entries: posts.map(entry),
      xml: { lang: "fr" },
    },
    { strict: true },
  )
}

export const rss = ({ title, page, posts }: Feed, site: SiteFacts, content: Content): string =>
  generateRssFeed<true>(
    {
      title,
      link: baseOf(site) + page,
      description: site.description,
      language: "fr",
      lastBuildDate: lastChange(posts),
      atom: {
        links: [{ rel: "self", type: "application/rss+xml", href: `${baseOf(site)}/rss.xml` }],
      },
      items: posts.map(post => ({
        title: post.title,
        link: addressOf(site, post),
        guid: { value: idOf(site, post), isPermaLink: false },
        pubDate: momentInParis(post.date),
        dc: { creators: [site.author] },
        categories: post.tags.map(name => ({ name })),
        description: post.description,
        comments: post.thread,
        content: { encoded: content(post) },
      })),
    },
    { strict: true },
  )
