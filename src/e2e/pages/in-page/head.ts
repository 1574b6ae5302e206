/** The head of a page as a search engine or the browser's bar reads it. */
export function headOf(page: Document) {
  const content = (selector: string) =>
    page.querySelector(selector)?.getAttribute("content") ?? null
  return {
    title: page.title,
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null,
    description: content('meta[name="description"]'),
    card: content('meta[name="twitter:card"]'),
    ogTitle: content('meta[property="og:title"]'),
    ogUrl: content('meta[property="og:url"]'),
    ogType: content('meta[property="og:type"]'),
    ogImage: content('meta[property="og:image"]'),
    locale: content('meta[property="og:locale"]'),
  }
}

/** The same of the page's HTML, before any script has run; the policy lets nobody else parse it. */
export const headOfFile = (): Promise<ReturnType<typeof headOf>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("GET", location.href)
    request.responseType = "document"
    request.onerror = () => reject(new Error(`${location.href} did not load.`))
    request.onload = () => request.responseXML && resolve(headOf(request.responseXML))
    request.send()
  })
