import { withPrefix } from "gatsby"
import { trustedHtml } from "../browser/trusted-html"
import type { ListedPage } from "../shared/listed-page"
import { OFFLINE_PATH, offlineCaches } from "../shared/offline"

/** D4: reads from the service worker's copies which pages can be read offline; the latest kept comes first. */
export async function readOfflinePages(): Promise<ListedPage[]> {
  if (!("caches" in window)) return []
  const scope = new URL(withPrefix("/"), window.location.href).href
  const { pages: name } = offlineCaches(scope)
  if (!(await caches.has(name))) return []
  const cache = await caches.open(name)
  const addresses = (await cache.keys()).map(({ url }) => url).toReversed()
  const pages = addresses.map(async url => {
    const html = await (await cache.match(url))?.text()
    return html === undefined ? [] : [pageOf(decodeURI(`/${url.slice(scope.length)}`), html)]
  })
  return (await Promise.all(pages)).flat().filter(({ path }) => path !== OFFLINE_PATH)
}

function pageOf(path: string, html: string): ListedPage {
  const page = new DOMParser().parseFromString(trustedHtml(html), "text/html")
  const title = page.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content
  const lang = page.querySelector("main h1")?.closest("[lang]")?.getAttribute("lang") ?? "fr"
  return { path, title: title || page.title, lang: lang === "fr" ? undefined : lang }
}
