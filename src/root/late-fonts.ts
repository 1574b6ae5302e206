import { whenIdle } from "../browser/page-moments"

/** Faces that came too late for the page that asked for them: the next page uses them. */
const waiting: FontFace[] = []
const taken = new Set<string>()

type Route = Pick<Location, "pathname">

/**
 * Fonts are `optional`, so that no text moves: the browser does not use a late one in the same document, and here
 * a document shows many pages. The next page uses the fonts that have arrived. For Gatsby's `onRouteUpdate`.
 */
export function takeUpLateFonts(location: Route, previous: Route | null): void {
  if (previous && previous.pathname !== location.pathname) {
    for (const face of waiting.splice(0)) document.fonts.add(face)
  }
  // Asked for at once, `ready` would lay out the new page in the middle of a navigation.
  void whenIdle()
    .then(() => document.fonts.ready)
    .then(prepareLateFonts)
}

function prepareLateFonts(): void {
  for (const { style } of fontFaceRules()) {
    const value = (name: string) => style.getPropertyValue(name)
    const src = value("src")
    if (taken.has(src) || !hasArrived(src) || isShown(style)) continue
    taken.add(src)
    // The style sheet's value may be quoted; this one is taken as it is.
    const face = new FontFace(value("font-family").replaceAll(/["']/g, ""), src, {
      style: value("font-style") || "normal",
      weight: value("font-weight"),
      unicodeRange: value("unicode-range") || "U+0-10FFFF",
    })
    face.load().then(
      () => waiting.push(face),
      // Asked for again after the next page.
      () => taken.delete(src),
    )
  }
}

function fontFaceRules(): CSSFontFaceRule[] {
  const rules = [...document.styleSheets].flatMap(sheet => {
    try {
      return [...sheet.cssRules]
    } catch {
      // A style sheet that did not load cannot be read, nor one that a browser extension has added.
      return []
    }
  })
  return rules.filter(rule => rule instanceof CSSFontFaceRule)
}

/** Whether the page has asked for the file; the larger ones stay away until a character calls for them. */
function hasArrived(src: string): boolean {
  const address = /url\("?([^")]+)"?\)/.exec(src)?.[1]
  if (!address) return false
  return performance.getEntriesByName(new URL(address, document.baseURI).href).length > 0
}

/** Whether text is set in the face, seen by the width of a letter: it differs from the one without it. */
function isShown(style: CSSStyleDeclaration): boolean {
  const context = document.createElement("canvas").getContext("2d")
  if (!context) return true
  const [, first = "61"] = /U\+([0-9A-F]+)/i.exec(style.getPropertyValue("unicode-range")) ?? []
  const [weight = "400"] = style.getPropertyValue("font-weight").split(" ")
  const widthIn = (families: string) => {
    context.font = `${style.getPropertyValue("font-style")} ${weight} 100px ${families}`
    return context.measureText(String.fromCodePoint(Number.parseInt(first, 16))).width
  }
  return widthIn(`${style.getPropertyValue("font-family")}, monospace`) !== widthIn("monospace")
}
