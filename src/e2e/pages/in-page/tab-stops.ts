import { lowestContrast } from "./colours"
import { ancestors, isVisible, named, nameOf } from "./elements"

const TABBABLE =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video[controls], iframe, [contenteditable], [tabindex]"

export interface Stop {
  /** Place in the document among everything that Tab should reach; -1 for something else. */
  index: number
  name: string
  role: string
  /** Place on the page. */
  box: { left: number; right: number; top: number; bottom: number }
  /** Its part of the page: only inside one part, below is after. */
  part: string
  target: string
  problems: string[]
}

let expected: Element[] = []

/** Stores what Tab should reach, in the order of the document, and returns the names. */
export function startTabbing(): string[] {
  expected = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    element =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      !element.closest("[inert]") &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  return expected.map(named)
}

/** Element with the focus, and everything that is wrong there; null when the focus has left the page. */
export function currentStop(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  const rect = element.getBoundingClientRect()
  const part = element.closest("header, footer, nav, aside, main, dialog") ?? document.body
  return {
    index: expected.indexOf(element),
    name: nameOf(element),
    role: element.getAttribute("role") ?? element.tagName.toLowerCase(),
    box: {
      left: rect.left,
      right: rect.right,
      top: rect.top + window.scrollY,
      bottom: rect.bottom + window.scrollY,
    },
    part: ancestors(element).some(isLifted) ? "lifted" : (named(part).split(" ")[0] ?? ""),
    target: element.getAttribute("href") ?? "",
    problems: [...ringProblems(element), ...coverProblems(element, rect)],
  }
}

/** Out of the flow, where above and below mean nothing. */
const isLifted = (element: Element) =>
  ["fixed", "sticky", "absolute"].includes(getComputedStyle(element).position)

function ringProblems(element: Element): string[] {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element)
  if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 3)
    return [`outline ${outlineStyle} ${outlineWidth}`]
  const isInside = Number.parseFloat(outlineOffset) < 0
  const found = lowestContrast(
    outlineColor,
    element,
    isInside ? element : (element.parentElement ?? element),
  )
  return found < 3 ? [`outline contrast ${found.toFixed(2)}`] : []
}

function coverProblems(element: Element, rect: DOMRect): string[] {
  if (!isVisible(element)) return ["invisible"]
  const header = document.querySelector("header")
  const isBelowHeader = header && !header.contains(element) && !ancestors(element).some(isFixed)
  const edge = isBelowHeader ? header.getBoundingClientRect().bottom : 0
  const problems: string[] = []
  // As much of it as fits has to be in sight: the whole of a link, the beginning of a long block of code.
  if (rect.top < edge - 1 && rect.height < window.innerHeight - edge)
    problems.push(`${Math.round(edge - rect.top)} px hidden at the top`)
  if (rect.top > window.innerHeight - 4 || rect.bottom < edge + 4) problems.push("out of sight")
  const [first] = element.getClientRects()
  if (first && !isOnTop(element, first)) problems.push("covered")
  return problems
}

const isFixed = (element: Element) => getComputedStyle(element).position === "fixed"

function isOnTop(element: Element, { left, right, top, bottom }: DOMRect): boolean {
  const y = Math.min(Math.max((top + bottom) / 2, 0), window.innerHeight - 2)
  const x = Math.min(Math.max((left + right) / 2, 0), window.innerWidth - 2)
  const there = document.elementFromPoint(x, y)
  return there !== null && (element.contains(there) || there.contains(element))
}
