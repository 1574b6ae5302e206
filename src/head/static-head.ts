import { Helmet, type HelmetData } from "react-helmet"

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
