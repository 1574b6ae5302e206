import { named, visible } from "./elements"
import { textOf, visibleTexts } from "./texts"

const INTERACTIVE = "a[href], button, input:not([type=hidden]), select, textarea, summary"

/** What an outline needs: one h1, one main, no level left out, pictures with a text and a size. */
export function structureProblems(): string[] {
  const problems: string[] = []
  for (const selector of ["h1", "main"]) {
    const { length } = visible(selector)
    if (length !== 1) problems.push(`${length} visible ${selector}`)
  }
  let last = 0
  for (const heading of visible("h1, h2, h3, h4, h5, h6")) {
    const level = Number(heading.tagName.slice(1))
    if (level > last + 1) problems.push(`h${level} after h${last}: ${named(heading)}`)
    last = level
  }
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

/** English texts in which no `lang` around them says so; French ones that are said to be English. */
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

/** Targets below 24 px by 24 px, unless they stand in a sentence or alone enough (WCAG 2.5.8). */
export function smallTargets(): string[] {
  const targets = visible(INTERACTIVE).map(element => ({
    element,
    rect: element.getBoundingClientRect(),
  }))
  const isSmall = ({ rect }: { rect: DOMRect }) => rect.width < 23.5 || rect.height < 23.5
  return targets
    .filter(target => isSmall(target) && !isInSentence(target.element))
    .filter(({ element, rect }) => {
      const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
      return targets.some(other => {
        if (other.element === element || other.element.contains(element)) return false
        const apart = isSmall(other)
          ? Math.hypot(
              x - (other.rect.left + other.rect.right) / 2,
              y - (other.rect.top + other.rect.bottom) / 2,
            ) - 12
          : Math.hypot(
              outside(x, other.rect.left, other.rect.right),
              outside(y, other.rect.top, other.rect.bottom),
            )
        return apart < 12
      })
    })
    .map(
      ({ element, rect }) =>
        `${rect.width.toFixed()} × ${rect.height.toFixed()}: ${named(element)}`,
    )
}

const outside = (at: number, from: number, to: number) => Math.max(from - at, 0, at - to)

/** A link between words cannot be higher than its line. */
function isInSentence(element: Element): boolean {
  if (getComputedStyle(element).display !== "inline") return false
  const block = element.closest("p, li, dd, dt, td, th, figcaption, small, div, h1, h2, h3, h4")
  const own = [...(block?.querySelectorAll(INTERACTIVE) ?? [])].map(textOf).join("")
  return textOf(block ?? element).length > own.length + 2
}
