/** Questions to a page, as expressions: WebDriver takes no functions. */

export const TWO_FRAMES =
  "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))"

/** Ends prefetching, and waits until nothing has come for a while, and what waits for an idle moment has had it. */
export const AT_REST = `Object.defineProperty(navigator, "connection", { configurable: true, value: Object.assign(new EventTarget(), { saveData: true }) }) && new Promise(rested => {
  const whenIdle = window.requestIdleCallback ?? setTimeout
  let last
  const wait = () => { const own = (last = {}); setTimeout(() => whenIdle(() => { if (own === last) rested(1) }), 500) }
  new PerformanceObserver(wait).observe({ type: "resource" })
  wait()
})`

/** Requests a style sheet, as prefetching does at any time. */
export const FOR_A_STYLE_SHEET =
  "document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/late.css' }))"

/** True once the page has read which build is the newest: it looks when it comes out of the page cache. */
export const LOOKS = `dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })) &&
  performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/builds/latest.json"))`

export const TITLE = "document.querySelector('h1').textContent"

/** Number of signs that the next page takes its time. */
export const SIGNS =
  "[...document.querySelectorAll('[role=status]')].filter(({ textContent }) => textContent === 'On tourne la page…').length"

const whenSignShows = (then: string) =>
  `void new MutationObserver(() => { if (${SIGNS} > 0) ${then} }).observe(document.body, { childList: true, subtree: true })`

/** Notes address and title of the page that shows such a sign. */
export const NOTE_SIGN = whenSignShows(`sessionStorage.sign = location.pathname + " " + ${TITLE}`)

/** Stops the next page, as Escape does, as soon as there is such a sign. */
export const STOP_AT_SIGN = whenSignShows(
  "{ sessionStorage.stopped = location.pathname; window.stop() }",
)

export const IS_ALIVE = "performance.getEntriesByName('onInitialClientRender').length"

/**
 * Paths of the scripts that the page's document names, and of its component's files, which it names for the worker. In
 * the head are those of pages that are prefetched.
 */
export const NEEDED_FILES = `(async () => {
  const own = [...document.body.querySelectorAll("script[src]")].map(({ src }) => new URL(src).pathname)
  const { componentChunkName } = ___loader.loadPageSync(location.pathname).page
  const html = await (await fetch(location.pathname)).text()
  const file = ending => new RegExp('"([^"]*/' + componentChunkName + '[-.][0-9a-f]{20}[.]' + ending + ')"').exec(html)[1]
  return [...own, file("js"), file("css")]
})()`

/** True when the worker keeps the page and what it needs; its files come last. */
export const IS_KEPT = `caches.open('offline-files-' + location.origin + '/').then(files => ${NEEDED_FILES}.then(urls => Promise.all([caches.match(location.pathname), ...urls.map(url => files.match(url))]))).then(kept => kept.every(Boolean))`

/** WebKit leaves the state of the worker that it shows to the page at "installing" at times: its state is not read. */
export const IS_CONTROLLED =
  "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"

/** Notifies the worker of a page as a link inside the site does: it fetches the document. */
export const HOLD_WORKER =
  "navigator.serviceWorker.controller.postMessage({ type: 'page-shown', page: location.origin + '/about-me', files: [] })"

/** Looks for a new worker, and counts those on their way: an open page looks only when it is idle. */
export const COMING_WORKERS =
  "navigator.serviceWorker.ready.then(one => one.update().then(() => [one.installing, one.waiting].filter(Boolean).length))"

/** Looks for a new worker, and counts them. */
export const WORKERS_LEFT =
  "navigator.serviceWorker.getRegistration().then(one => one?.update()).catch(() => {}).then(() => navigator.serviceWorker.getRegistrations()).then(all => all.length)"

export const CURRENT_MARK =
  "(mark => mark.textDecorationLine + ' ' + mark.textDecorationThickness)(getComputedStyle(document.querySelector('nav a[aria-current]')))"

/** Resolves with true when the place that has the focus is where a link to it ends; engines round differently. */
export const IS_AT_PLACE =
  "Math.abs(document.activeElement.getBoundingClientRect().top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)) < 2"

/** True when the face in which an element's text is set has arrived. */
export const hasFace = (selector: string) =>
  `[...document.fonts].some(({ family, status }) => status === "loaded" && getComputedStyle(document.querySelector("${selector}")).fontFamily.replaceAll('"', "").startsWith(family.replaceAll('"', "")))`

/** Widths of the gaps between signs that follow one another, for each row in a cell of a formula. */
export const GAPS_IN_CELLS = `[...document.querySelectorAll("mtd > mrow")].map(({ children }) => {
  const places = [...children].map(sign => sign.getBoundingClientRect())
  return places.slice(1).map(({ left }, index) => left - places[index].right)
})`

/** Sets the page's title in this word; what of it is on the first line. */
export const firstLineOf = (word: string) => `(title => {
  title.textContent = "${word}"
  const range = document.createRange()
  const line = index => {
    range.setStart(title.firstChild, index)
    range.setEnd(title.firstChild, index + 1)
    return Math.round(range.getBoundingClientRect().bottom)
  }
  return [...title.textContent].filter((_, index) => line(index) === line(0)).join("")
})(document.querySelector("h1"))`

/** Places of the page's parts across it, and the styles that every engine writes alike. */
export const PARTS = `document.fonts.ready.then(() => {
  document.documentElement.style.scrollbarWidth = "none"
  // The headless shell rounds the width of each letter otherwise.
  for (const part of document.querySelectorAll("body, button, input, select")) part.style.textRendering = "geometricPrecision"
  // Not what an engine measures, and another does not.
  const parts = document.querySelectorAll("header, footer, main, main :is(section, article, aside, h1, h2, h3, p, ul, ol, li, figure, svg:not([data-measured] *), pre, table, hr)")
  return [...parts].filter(part => part.checkVisibility()).map(part => {
    const { left, width } = part.getBoundingClientRect()
    const { fontSize, fontWeight, color, backgroundColor } = getComputedStyle(part)
    const style = [Math.round(parseFloat(fontSize) * 10) / 10, fontWeight, color, backgroundColor].join(" ")
    return { name: part.matches("a svg") ? "arrow" : part.localName, style, left, width }
  })
})`
