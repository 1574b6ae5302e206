import { named, visible } from "./elements"
import { visibleTexts } from "./texts"

/** Paragraphs that stand in a narrower or wider place than the reading column, or in another size. */
const ELSEWHERE = "aside, figure, blockquote, li, table, small, .footnotes, details, nav, dialog"

/**
 * Characters of each full line of the running text: counted from where the browser put every character.
 * @param besides paragraphs with such an element are left out
 */
export function lineLengths(besides = ":not(*)"): number[] {
  return bodyParagraphs()
    .filter(paragraph => !paragraph.querySelector(besides))
    .flatMap(paragraph => linesOf(paragraph).slice(0, -1))
}

const bodyParagraphs = () =>
  visible("[data-article] p").filter(paragraph => !paragraph.closest(ELSEWHERE))

function linesOf(paragraph: Element): number[] {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lines: { bottom: number; text: string }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest("small, sup, [role=note]")) continue
    const text = node.textContent ?? ""
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const rect = range.getClientRects()[0]
      if (!rect || rect.width === 0) continue
      const line = lines.at(-1)
      // Inline code sits a little higher or lower on the same line.
      if (line && rect.top < line.bottom - rect.height / 3) line.text += text[at]
      else lines.push({ bottom: rect.bottom, text: text[at] ?? "" })
    }
  }
  return lines.map(({ text }) => text.trim().length)
}

/** Size and line height of the running text, in px and as a multiple. */
export const runningText = () =>
  bodyParagraphs().map(paragraph => {
    const { fontSize, lineHeight } = getComputedStyle(paragraph)
    const size = Number.parseFloat(fontSize)
    return { size, lineHeight: Number.parseFloat(lineHeight) / size }
  })

/** Texts below so many px. Signs of formulas are as small as mathematics sets them. */
export const smallTexts = (least: number) => [
  ...new Set(
    visibleTexts()
      .filter(({ element }) => !element.closest("math") && sizeOf(element) < least)
      .map(({ element }) => `${sizeOf(element)}: ${named(element)}`),
  ),
]

/** Size of an element's text as it is seen: words of a drawing are as much larger as it is shown. */
const sizeOf = (element: Element) =>
  Number.parseFloat(getComputedStyle(element).fontSize) *
  (element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1)

/** Texts of 32 px and less whose letters are set closer than the face has them. */
export const tightTexts = () => [
  ...new Set(
    visibleTexts().flatMap(({ element }) => {
      const { letterSpacing, fontSize } = getComputedStyle(element)
      const isTight = Number.parseFloat(letterSpacing) < 0 && Number.parseFloat(fontSize) <= 32
      return isTight ? [`${letterSpacing} at ${fontSize}: ${named(element)}`] : []
    }),
  ),
]

/** The first heading, in px and multiples of its size. */
export function titleType() {
  const [title] = visible("main h1")
  if (!title) throw new Error("The page has no visible h1.")
  const { fontSize, lineHeight, letterSpacing } = getComputedStyle(title)
  const size = Number.parseFloat(fontSize)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return {
    size,
    expectedSize: Math.min(Math.max(2.4 * rem, 0.06 * window.innerWidth), 5 * rem),
    lineHeight: Number.parseFloat(lineHeight) / size,
    letterSpacing: Number.parseFloat(letterSpacing) / size,
  }
}
