interface Window {
  /** `page-fonts`: what has moved since the page began. */
  layoutShifts: () => string[]
  /** `fonts.spec`: loads of fonts that the site's own script has started. */
  startedFonts: Promise<FontFace>[]
}
