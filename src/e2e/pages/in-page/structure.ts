import { named, visible } from "./elements"
import { textOf, visibleTexts } from "./texts"

/** One h1, one main, an id for each h2, pictures with a text and a size. The rest of an outline is axe's. */
export function structureProblems(): string[] {
  const problems: string[] = []
  for (const selector of ["h1", "main"]) {
    const { length } = visible(selector)
    if (length !== 1) problems.push(`${length} visible ${selector}`)
  }
  for (const heading of visible("h2:not([id])")) problems.push(`no id: ${named(heading)}`)
  for (const image of document.querySelectorAll("img")) {
    if (!image.hasAttribute("alt")) problems.push(`no alt: ${image.currentSrc}`)
    if (!image.hasAttribute("width") || !image.hasAttribute("height"))
      problems.push(`no width or height: ${image.currentSrc}`)
  }
  return problems
}

/** Addresses of this site that the page links to. */
export const internalLinks = () =>
  visible("a[href]").flatMap(link => {
    const url = new URL(link.getAttribute("href") ?? "", location.href)
    return url.origin === location.origin ? [url.pathname] : []
  })

/** Words that English sentences cannot do without, and French ones do not have. */
const ENGLISH = /\b(?:the|of|and|is|are|to|with|for|this|that|not|found|my|about|home)\b/gi

/** English texts without a `lang` around them; French ones that are marked as English. */
export function mislabelledLanguages(): string[] {
  return visibleTexts()
    .filter(({ element }) => !element.closest("pre, code, kbd, [translate=no]"))
    .flatMap(({ element, node }) => {
      const text = textOf(node)
      const words = text.split(/\s+/).filter(word => /\p{L}/u.test(word)).length
      const isEnglish = words > 0 && (text.match(ENGLISH)?.length ?? 0) / words >= 0.25
      const said = element.closest("[lang]")?.getAttribute("lang") ?? ""
      if (isEnglish && !said.startsWith("en")) return [`English without lang: ${named(element)}`]
      const isFrench = /[àâçèéêîôùû]|\b(?:le|la|les|des|une|est)\b/i.test(text)
      return isFrench && !isEnglish && said.startsWith("en")
        ? [`French with lang=en: ${named(element)}`]
        : []
    })
}
