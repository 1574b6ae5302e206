import { ancestors, named } from "./elements"
import { blockOf, visibleTexts } from "./texts"

/** Rounding of positions. */
const TOLERANCE = 1.5

/** Width by which the page scrolls sideways. */
export const sideways = () => document.documentElement.scrollWidth - window.innerWidth

const DRAWINGS = "[role=img], svg:not([role=img] > svg)"

const scrollsSideways = (element: Element) =>
  ["auto", "scroll"].includes(getComputedStyle(element).overflowX) && element !== document.body

/** Texts, pictures and controls beyond the window's sides. Code and tables may scroll by themselves. */
export function beyondWindow(): string[] {
  const boxes = [
    ...visibleTexts().flatMap(({ element, rects }) => rects.map(rect => ({ element, rect }))),
    // A cover shows a part of its drawing.
    ...[...document.querySelectorAll(`img, ${DRAWINGS}, button, input, video, iframe`)]
      .filter(element =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map(element => ({ element, rect: element.getBoundingClientRect() })),
  ]
  const wrong = boxes.filter(
    ({ element, rect }) =>
      (rect.right > window.innerWidth + TOLERANCE || rect.left < -TOLERANCE) &&
      !isAboveWindow(rect) &&
      !ancestors(element).some(scrollsSideways),
  )
  return unique(
    wrong.map(
      ({ element, rect }) =>
        `${Math.round(rect.left)}–${Math.round(rect.right)}: ${named(element)}`,
    ),
  )
}

/** The skip link waits above the window until it is focused. */
const isAboveWindow = (rect: DOMRect) => rect.bottom + window.scrollY <= 0

/** Texts that an element around them cuts off, and that no scrolling brings back. */
export function clippedTexts(): string[] {
  return unique(
    visibleTexts().flatMap(({ element, rects }) => {
      const by = cutBy(element, rects)
      return by ? [`${named(element)} by ${named(by).split(" ")[0]}`] : []
    }),
  )
}

/** The element around a text that cuts it off. From a scroller outwards, the scroller has to be whole. */
function cutBy(element: Element, rects: readonly DOMRect[]): Element | undefined {
  let shown = rects
  for (const each of ancestors(element)) {
    if (scrollsSideways(each)) shown = [each.getBoundingClientRect()]
    else if (cutsOff(each, shown)) return each
  }
  return undefined
}

function cutsOff(element: Element, rects: readonly DOMRect[]): boolean {
  if (element === document.body || element === document.documentElement) return false
  const { display, overflowX, overflowY } = getComputedStyle(element)
  if (display === "inline") return false
  const frame = element.getBoundingClientRect()
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip"
  return rects.some(
    rect =>
      (hides(overflowX) &&
        (rect.right > frame.right + TOLERANCE || rect.left < frame.left - TOLERANCE)) ||
      (hides(overflowY) && (middle(rect) > frame.bottom || middle(rect) < frame.top)),
  )
}

const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2

/** Pairs of texts of different blocks whose letters stand on each other. */
export function overlappingTexts(): string[] {
  const lines = visibleTexts()
    .filter(({ element }) => !ancestors(element).some(scrollsSideways))
    .flatMap(({ element, rects }) =>
      rects.map(rect => ({ element, block: blockOf(element), rect })),
    )
    .sort((one, other) => one.rect.top - other.rect.top)
  return unique(
    lines.flatMap((line, index) => {
      const below = lines.slice(index + 1)
      const end = below.findIndex(({ rect }) => rect.top > line.rect.bottom)
      return below
        .slice(0, end === -1 ? undefined : end)
        .filter(({ block, rect }) => block !== line.block && lettersTouch(line.rect, rect))
        .map(other => `${named(line.element)} and ${named(other.element)}`)
    }),
  )
}

/** Letters fill the middle of a line's box: ascenders and descenders have a fifth above and below. */
function lettersTouch(one: DOMRect, other: DOMRect): boolean {
  const shrunk = (rect: DOMRect) => ({
    top: rect.top + rect.height * 0.2,
    bottom: rect.bottom - rect.height * 0.2,
  })
  const [a, b] = [shrunk(one), shrunk(other)]
  return (
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1 &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
  )
}

const unique = (lines: readonly string[]) => [...new Set(lines)]
