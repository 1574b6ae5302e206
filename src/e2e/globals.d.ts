interface Window {
  /** `every-page/axe`: once its script is in the page. */
  axe: typeof import("axe-core")
  /** `page-fonts`: what has moved since the page began. */
  layoutShifts: () => string[]
  /** `fonts.spec`: loads of fonts that the site's own script has started. */
  startedFonts: Promise<FontFace>[]
}
