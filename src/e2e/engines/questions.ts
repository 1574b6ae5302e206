/** What is asked of a page, as expressions: WebDriver takes no functions. */

export const TWO_FRAMES =
  "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))"

export const TITLE = "document.querySelector('h1').textContent"
export const IS_ALIVE = "performance.getEntriesByName('onInitialClientRender').length"

/** Addresses of the scripts and style sheets that the page needs to be shown again; Gatsby loads those of its component. */
export const NEEDED_FILES =
  "[...[...document.scripts].map(({ src }) => src).filter(Boolean), ...(___loader.getResourceURLsForPathname(location.pathname) ?? []).filter(url => !url.endsWith('.json'))].map(url => new URL(url, location.href).pathname)"

/** Whether the worker keeps the page and what it needs; its files come last. */
export const IS_KEPT = `caches.open('offline-files-' + location.origin + '/').then(files => Promise.all([caches.match(location.pathname), ...${NEEDED_FILES}.map(url => files.match(url))])).then(kept => kept.every(Boolean))`

export const CURRENT_MARK =
  "(mark => mark.textDecorationLine + ' ' + mark.textDecorationThickness)(getComputedStyle(document.querySelector('nav a[aria-current]')))"

/** Whether the face in which an element's text is set has arrived. */
export const hasFace = (selector: string) =>
  `[...document.fonts].some(({ family, status }) => status === "loaded" && getComputedStyle(document.querySelector("${selector}")).fontFamily.replaceAll('"', "").startsWith(family.replaceAll('"', "")))`
