/** What is asked of a page, as expressions: WebDriver takes no functions. */

export const TWO_FRAMES =
  "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))"

export const TITLE = "document.querySelector('h1').textContent"
export const IS_ALIVE = "performance.getEntriesByName('onInitialClientRender').length"

/** Whether the worker keeps what the page needs; its scripts come last. */
export const IS_KEPT =
  "caches.open('offline-files-' + location.origin + '/').then(files => Promise.all([caches.match(location.pathname), ...[...document.scripts].filter(({ src }) => src).map(({ src }) => files.match(src))])).then(kept => kept.every(Boolean))"

export const CURRENT_MARK =
  "(mark => mark.textDecorationLine + ' ' + mark.textDecorationThickness)(getComputedStyle(document.querySelector('nav a[aria-current]')))"

/** Whether the face in which an element's text is set has arrived. */
export const hasFace = (selector: string) =>
  `[...document.fonts].some(({ family, status }) => status === "loaded" && getComputedStyle(document.querySelector("${selector}")).fontFamily.replaceAll('"', "").startsWith(family.replaceAll('"', "")))`
