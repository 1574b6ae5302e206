import { everyPart } from "../every-part"
import { DESKTOP, everyPage, LAYOUTS, MISSING, PHONE, SCHEMES } from "../pages/proof-page"
import { post, project } from "../site"
import type { View } from "./picture-files"

/** Between both: the margin, and no room for two columns beside it. Its colours are those of the others. */
const TABLET = { width: 768, height: 1024 }
const SIZES = [
  { viewport: PHONE, schemes: SCHEMES },
  { viewport: TABLET, schemes: ["light"] },
  { viewport: DESKTOP, schemes: SCHEMES },
] as const

const ARTICLES = /^\/(?:blog|project)\/[^/]+$/

/**
 * Articles of a kind differ in their texts: one of each is enough. The one with every part takes longest, so it
 * comes first.
 */
export const PATHS = [
  everyPart,
  ...everyPage.filter(path => !ARTICLES.test(path) || path === post || path === project),
]

export const VIEWS: readonly View[] = PATHS.flatMap(path =>
  SIZES.flatMap(({ viewport: { width }, schemes }) =>
    schemes.map(scheme => ({ path, scheme, width })),
  ),
)

/** Rows of the specification that are about one page. */
const ROWS: Record<string, string> = {
  "/": "VISUAL 4, 5, 7",
  [project]: "VISUAL 6",
  [MISSING]: "VISUAL 15",
}

/** Pictures of `npm test`: one page of each layout, in light, at the width at which no other test visits it. */
export const FIRST_VIEWS = LAYOUTS.map((path, index) => ({
  path,
  scheme: "light",
  width: (index % 2 === 0 ? PHONE : DESKTOP).width,
  rows: ROWS[path] ?? "VISUAL",
}))

/** Pictures of `npm run test:all`. */
export const MORE_VIEWS = VIEWS.filter(
  view =>
    !FIRST_VIEWS.some(
      ({ path, scheme, width }) =>
        path === view.path && scheme === view.scheme && width === view.width,
    ),
)

/**
 * Letters stand where the face puts them, not where a machine's hinting puts them: with this, pictures taken with and
 * without hinting and subpixel positions are the same. Code is set in a face of the machine, by our styles or by the
 * browser's: it gets ours. What a page measures of itself is another figure each time, and of a film the frame that is
 * decoded; the controls of a sound, the arrow back from a note and formulas are drawn by a face of the machine. The head
 * of a table that sticks is on a layer of its own, which Chromium puts a pixel higher or lower.
 */
export const SAME_EVERYWHERE = `
  *, *::before, *::after { text-rendering: geometricPrecision !important }
  :root { --font-mono: var(--font-text) !important }
  code { font-family: var(--font-text) !important }
  :is([data-measured], video, audio, [data-footnote-backref]) { visibility: hidden }
  math { display: none !important }
  thead { position: static !important }
`

/** Run in the page: loads every picture and face, also those that the page has not requested yet. */
export async function loadPictures(): Promise<void> {
  for (const image of document.images) image.loading = "eager"
  await Promise.all([...document.images].map(image => image.decode()))
  // Those of the machine are missing.
  await Promise.allSettled([...document.fonts].map(face => face.load()))
}

/** Run in the page: the texts that a face of the machine draws instead of one of the site. */
export function textsInOtherFaces(): string[] {
  const plain = (family = "") => family.replaceAll('"', "")
  const own = new Set([...document.fonts].map(({ family }) => plain(family)))
  return [...document.body.querySelectorAll<HTMLElement>(":not(script, style, noscript)")]
    .filter(part => part.checkVisibility({ visibilityProperty: true }))
    .filter(part => !own.has(plain(getComputedStyle(part).fontFamily.split(",")[0])))
    .flatMap(part => [...part.childNodes].filter(node => node.nodeType === Node.TEXT_NODE))
    .map(({ textContent }) => textContent?.trim() ?? "")
    .filter(text => /\p{L}/u.test(text))
}
