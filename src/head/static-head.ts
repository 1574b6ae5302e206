import { Helmet, type HelmetData } from "react-helmet"
import type { PublicFacts } from "../site/site-schema"

/** Heads of pages whose HTML is being written, by their path. */
const heads = new Map<string, HelmetData>()

/**
 * Takes what the page that has just been rendered put into react-helmet. It must be called in the same turn
 * as the rendering: react-helmet has one store, and Gatsby writes several pages at a time, so that a
 * page that asks later finds the head of another one. Throws when the page has no title.
 */
export function keepHead(pathname: string): void {
  const head = Helmet.renderStatic()
  if (head.title.toString().endsWith("></title>")) {
    throw new Error(`The page ${pathname} was rendered without a title: it needs a <PageHead>.`)
  }
  heads.set(pathname, head)
}

/** The head of a page, once. None in development, where Gatsby writes an empty page for all. */
export function takeHead(pathname: string): HelmetData | undefined {
  const head = heads.get(pathname)
  heads.delete(pathname)
  return head
}

/**
 * S-20: attributes of the third party's analytics tag: `defer` by default, `async` if configured so, with the
 * configured data attributes. Null when none is configured.
 *
 * It is part of the static HTML and not of react-helmet, which would find `async=""` where it expects
 * `async="true"`, and load the script a second time.
 */
export function analyticsTag({
  analytics,
}: Pick<PublicFacts, "analytics">): Record<string, string | true> | null {
  if (!analytics) return null
  const { src, loading, data } = analytics
  const dataAttributes = Object.entries(data).map(([name, value]) => [`data-${name}`, value])
  return { src, [loading]: true, ...Object.fromEntries(dataAttributes) }
}
