import { colour, lowestContrast } from "./colours"
import { ancestors, isForScreenReaders, isVisible, named, visible } from "./elements"
import { textNodes, textOf, visibleTexts } from "./texts"

const PSEUDO = [undefined, "::before", "::after"] as const

/** Elements that would move: a transition or animation that takes time, or scrolling that does. */
export function movingElements(): string[] {
  const running = document.getAnimations().map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return `runs now: ${target ? named(target) : "?"}`
  })
  const declared = [...document.querySelectorAll("*")].flatMap(element =>
    PSEUDO.flatMap(pseudo => {
      const style = getComputedStyle(element, pseudo)
      const takesTime = (list: string) => list.split(",").some(each => Number.parseFloat(each) > 0)
      const moves =
        (style.transitionProperty !== "none" && takesTime(style.transitionDuration)) ||
        // Nothing for what is not drawn, such as the captions of a film.
        !["none", ""].includes(style.animationName) ||
        (!pseudo && style.scrollBehavior === "smooth")
      return moves ? [`may move: ${named(element)}${pseudo ?? ""}`] : []
    }),
  )
  return [...new Set([...running, ...declared])]
}

/** Things that nobody can see in forced colours: texts on their own colour, and shapes made only of backgrounds. */
export function lostInForcedColours(): string[] {
  const texts = visibleTexts().flatMap(({ element }) => {
    const found = lowestContrast(getComputedStyle(element).color, element)
    return found < 4.5 ? [`${found.toFixed(2)}: ${named(element)}`] : []
  })
  const bare = visible("button, a[href]").filter(
    control => !control.querySelector("img, svg") && !visibleTexts(control).length,
  )
  const invisible = bare.filter(
    control => ![control, ...control.querySelectorAll("*")].some(hasLine),
  )
  const buttons = visible("button").filter(button => !hasLine(button))
  const margins = visible("main section:not([data-article] *)").filter(
    section => !hasMarginLine(section),
  )
  return [
    ...new Set([
      ...texts,
      ...invisible.map(control => `no shape: ${named(control)}`),
      ...buttons.map(button => `button without edge: ${named(button)}`),
      ...margins.map(section => `no margin line: ${named(section)}`),
      ...visible("main aside")
        .filter(aside => !hasLine(aside))
        .map(aside => `no edge: ${named(aside)}`),
    ]),
  ]
}

type Side = "Top" | "Right" | "Bottom" | "Left"

const hasLine = (element: Element) => lines(element, ["Top", "Right", "Bottom", "Left"])

/** A vertical line from top to bottom: of the section, or of what fills it. */
const hasMarginLine = (section: Element) =>
  [section, ...section.querySelectorAll("*")]
    .filter(({ clientHeight }) => clientHeight > section.clientHeight * 0.95)
    .some(element => lines(element, ["Left", "Right"]))

/** A border is drawn in forced colours; a background or shadow is not, unless it opts out. */
function lines(element: Element, sides: readonly Side[]): boolean {
  return PSEUDO.some(pseudo => {
    const style = getComputedStyle(element, pseudo)
    if (pseudo && (style.content === "none" || style.display === "none")) return false
    if (style.forcedColorAdjust === "none" && colour(style.backgroundColor)[3] > 0) return true
    return sides.some(
      side =>
        style[`border${side}Style`] !== "none" &&
        Number.parseFloat(style[`border${side}Width`]) >= 1 &&
        lowestContrast(style[`border${side}Color`], element, element.parentElement ?? element) >
          1.5,
    )
  })
}

/**
 * Texts of the page's main part that no reader sees anywhere, also when everything that unfolds is unfolded. Not
 * those of controls, and what one would do: one that needs scripts is not there without them. Nor types of code, which
 * show by pointing at it.
 */
export function unseenTexts(): string[] {
  const main = document.querySelector("main")
  if (!main) return ["no main"]
  for (const fold of main.querySelectorAll("details")) fold.open = true
  const seen = new Set(visibleTexts(main).map(({ text }) => text))
  return textNodes(main)
    .filter(
      ({ element }) =>
        !element.closest(
          "button, label, dialog, [hidden], [role=status], .embed-notice > .script-only",
        ),
    )
    .filter(({ element }) => !isVisible(element) && !isForScreenReaders(element))
    .filter(({ node }) => !seen.has(textOf(node)))
    .map(({ node, element }) => `${named(element)}: ${textOf(node).slice(0, 40)}`)
}

/** Running text is black; what stands around it may be grey, and tokens of code may keep a dark colour. */
function wantedOnPaper(element: Element): number {
  if (element.closest("pre")) return 4.5
  return element.closest("[data-article] :is(p, li), h1, h2, h3") ? 15 : 7
}

/**
 * Problems on paper: site chrome but whose site it is, grey text, links without their address, code cut off at the
 * edge.
 */
export function printProblems(): string[] {
  const chrome = visibleTexts().filter(({ element }) => !element.closest("main, footer p"))
  const pale = visibleTexts().filter(({ element }) => {
    const found = lowestContrast(getComputedStyle(element).color, document.documentElement)
    return found < wantedOnPaper(element)
  })
  const grounds = visible("main *, body, html").filter(element => {
    const ground = colour(getComputedStyle(element).backgroundColor)
    return ground[3] > 0 && Math.min(ground[0], ground[1], ground[2]) < 0.9
  })
  const silent = visible("main a[href^='http']").filter(link => {
    const address = link.getAttribute("href") ?? ""
    const { content } = getComputedStyle(link, "::after")
    return (
      !content.includes("attr(href") &&
      !content.includes(address) &&
      !textOf(link).includes(address)
    )
  })
  const cut = visible("pre").filter(code => code.scrollWidth > code.clientWidth + 1)
  const said = (what: string, elements: readonly Element[]) =>
    elements.map(element => `${what}: ${named(element).split(" ")[0]}`)
  return [
    ...new Set([
      ...said(
        "chrome",
        chrome.map(({ element }) => element),
      ),
      ...said(
        "not black",
        pale.map(({ element }) => element),
      ),
      ...said("ground", grounds),
      ...said(
        "no address",
        silent.filter(link => !ancestors(link).some(isForScreenReaders)),
      ),
      ...said("cut off", cut),
    ]),
  ]
}
