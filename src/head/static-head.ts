import { Helmet, type HelmetData } from "react-helmet"
import type { PublicFacts } from "../site/site-schema"

/**
 * Takes what the page that has just been rendered put into react-helmet. It must be called in the same turn
 * as the rendering: react-helmet has one store, and Gatsby writes several pages at a time, so that a
 * page that asks later finds the head of another one. Throws when the page has no title.
 */
export function takeHead(pathname: string): HelmetData {
  const head = Helmet.renderStatic()
  if (head.title.toString().endsWith("></title>")) {
    throw new Error(`The page ${pathname} was rendered without a title: it needs a <PageHead>.`)
  }
  return head
}

/**
 * S-20: attributes of the third party's analytics tag: `defer` by default, `async` if configured so, with the
 * configured data attributes. Null when none is configured.
 *
 * It is part of the static HTML and not of react-helmet, which would find `async=""` where it expects
 * `async="true"`, and load the script a second time.
 */
export function analyticsTag({ analytics }: Pick<PublicFacts, "analytics">) {
  if (!analytics) return null
  const { src, loading, data } = analytics
  const dataAttributes = Object.entries(data).map(([name, value]) => [`data-${name}`, value])
  return { src, [loading]: true, ...Object.fromEntries(dataAttributes) }
}
