import { kitchenSink } from "./kitchen-sink"
import type { View } from "./picture-files"
import { DESKTOP, everyPage, PHONE, SCHEMES } from "./proof-page"
import { post, project } from "./site"

/** Between both: the margin, and no room for two columns beside it. Its colours are those of the others. */
const TABLET = { width: 768, height: 1024 }
export const SIZES = [
  { viewport: PHONE, schemes: SCHEMES },
  { viewport: TABLET, schemes: ["light"] },
  { viewport: DESKTOP, schemes: SCHEMES },
] as const

const ARTICLES = /^\/(?:blog|project)\/[^/]+$/

/**
 * Articles of a kind differ in their texts: one of each is enough. The kitchen sink has every part, and what a page
 * shows only at some moments; it takes longest, so it comes first.
 */
export const PATHS = [
  kitchenSink,
  ...everyPage.filter(path => !ARTICLES.test(path) || path === post || path === project),
]

export const VIEWS: readonly View[] = PATHS.flatMap(path =>
  SIZES.flatMap(({ viewport: { width }, schemes }) =>
    schemes.map(scheme => ({ path, scheme, width })),
  ),
)

/**
 * Letters stand where the face says, not where a machine's hinting puts them: with this, pictures taken with
 * and without hinting and subpixel positions are the same. Code is set in the machine's own face: it gets ours. What a
 * page measures of itself is another figure each time, and of a film the frame that is decoded.
 */
export const SAME_EVERYWHERE = `
  *, *::before, *::after { text-rendering: geometricPrecision !important }
  :root { --font-mono: var(--font-text) !important }
  :is([data-measured], video) { visibility: hidden }
`

export const OTHER_CONTENT =
  "No pictures compared: content/ is not what they were taken of. Take your own with npm run test:visual -- --update"

/** Run in the page: waits for every picture and face. */
export async function loadPictures(): Promise<void> {
  for (const image of document.images) image.loading = "eager"
  await Promise.all([...document.images].map(image => image.decode()))
  await document.fonts.ready
}
