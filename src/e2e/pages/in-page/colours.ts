import { ancestors } from "./elements"

/** sRGB, each from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const WHITE: Colour = [1, 1, 1, 1]
const known = new Map<string, Colour>()
const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true })

/** Any colour that CSS can write, as the browser paints it: `light-dark()` and `color-mix()` are resolved before. */
export function colour(css: string): Colour {
  const found = known.get(css)
  if (found) return found
  if (!context) throw new Error("The browser gives no canvas to read colours with.")
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = css
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  const read: Colour = [red / 255, green / 255, blue / 255, alpha / 255]
  known.set(css, read)
  return read
}

/** `top` painted on `bottom`. */
function over(top: Colour, bottom: Colour): Colour {
  const mixed = (part: 0 | 1 | 2) => top[part] * top[3] + bottom[part] * (1 - top[3])
  return [mixed(0), mixed(1), mixed(2), 1]
}

const faded = ([red, green, blue, alpha]: Colour, opacity: number): Colour => [
  red,
  green,
  blue,
  alpha * opacity,
]

/** WCAG 2: from 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Opacity of an element with everything around it. */
const opacityOf = (element: Element) =>
  ancestors(element).reduce((product, each) => product * Number(getComputedStyle(each).opacity), 1)

/**
 * Every colour that can stand behind an element's text: the backgrounds around it painted on each other,
 * once for each colour of a gradient or pattern. The worst of them counts.
 */
function backdrops(element: Element): Colour[] {
  let candidates: Colour[] = [WHITE]
  for (const each of ancestors(element).reverse()) {
    for (const layer of [
      getComputedStyle(each),
      getComputedStyle(each, "::before"),
      getComputedStyle(each, "::after"),
    ])
      candidates = unique(candidates.flatMap(below => paintedOn(below, layer)))
  }
  return candidates
}

function paintedOn(below: Colour, style: CSSStyleDeclaration): Colour[] {
  if (!isGround(style)) return [below]
  const opacity = style.content === "normal" ? 1 : Number(style.opacity)
  const ground = over(faded(colour(style.backgroundColor), opacity), below)
  const stops = [...style.backgroundImage.matchAll(COLOUR)].map(([text]) => colour(text))
  return [ground, ...stops.map(stop => over(faded(stop, opacity), ground))]
}

const COLOUR = /(?:rgba?|color|oklch|oklab|lab|lch|hsla?)\([^()]*\)/g

/** A pseudo-element is a ground when it fills a place of its own; a line or a sign of text is none. */
function isGround(style: CSSStyleDeclaration): boolean {
  const ofElement = style.content === "normal"
  if (ofElement) return true
  if (style.content === "none" || style.position !== "absolute") return false
  return Number.parseFloat(style.width) > 8 && Number.parseFloat(style.height) > 8
}

function unique(colours: readonly Colour[]): Colour[] {
  return [
    ...new Map(colours.map(each => [each.map(part => part.toFixed(3)).join(), each])).values(),
  ]
}

/** The lowest contrast of a colour with what can stand behind an element. */
export function lowestContrast(css: string, element: Element, behind: Element = element): number {
  const ink = faded(colour(css), opacityOf(element))
  return Math.min(...backdrops(behind).map(ground => contrast(over(ink, ground), ground)))
}
