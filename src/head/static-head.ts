import { Helmet, type HelmetData } from "react-helmet"

/**
 * Returns the head that the page just rendered put into react-helmet. Call in the same turn as the rendering:
 * react-helmet has one store, and Gatsby writes several pages at a time, so that a later call finds the head of another
 * page. Throws when the page has no title.
 */
export function takeHead(pathname: string): HelmetData {
  const head = Helmet.renderStatic()
  if (head.title.toString().endsWith("></title>")) {
    throw new Error(`The page ${pathname} was rendered without a title: it needs a <PageHead>.`)
  }
  return head
}
