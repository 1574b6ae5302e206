import { colour, lowestContrast } from "./colours"
import { named, visible } from "./elements"
import { visibleTexts } from "./texts"

const RUNNING = 7
const MUTED_OR_CODE = 4.5
const DISPLAY_OR_SIGN = 3
const DISPLAY_PX = 32

/** Texts below the contrast that VISUAL 3 asks of their kind, with both figures. */
export function weakTexts(): string[] {
  const muted = token("--muted")
  return visibleTexts()
    .filter(({ element }) => !element.closest(":disabled, [aria-disabled=true]"))
    .flatMap(({ element, text }) => {
      const wanted = wantedOf(element, text, muted)
      const found = lowestContrast(getComputedStyle(element).color, element)
      return found < wanted
        ? [`${found.toFixed(2)} of ${wanted}: ${named(element)}, in “${text.slice(0, 20)}”`]
        : []
    })
}

function wantedOf(element: Element, text: string, muted: string): number {
  const { color, fontSize } = getComputedStyle(element)
  if (!/[\p{L}\p{N}]/u.test(text)) return DISPLAY_OR_SIGN
  if (Number.parseFloat(fontSize) >= DISPLAY_PX) return DISPLAY_OR_SIGN
  if (element.closest("pre") || colour(color).join() === colour(muted).join()) return MUTED_OR_CODE
  return RUNNING
}

/** A colour token as the browser computes it in the scheme of now. */
function token(name: string): string {
  const probe = document.createElement("span")
  probe.style.color = `var(${name})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Edges of controls and icons with less than 3:1 to what is around them. */
export function weakSigns(): string[] {
  const edges = visible("button, input, select, textarea, summary").flatMap(control => {
    const { borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(control)
    const hasEdge = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none"
    if (!hasEdge || colour(borderTopColor)[3] === 0 || !control.parentElement) return []
    return [{ what: "edge of", element: control, css: borderTopColor }]
  })
  // A drawing is a picture: its text is its name.
  const icons = visible(":is(main, header, footer) svg:not([role=img], [role=img] > *)").flatMap(
    icon =>
      [icon, ...icon.querySelectorAll("path, circle, rect, line, polyline")].flatMap(shape => {
        const { fill, stroke } = getComputedStyle(shape)
        if (shape === icon && icon.children.length > 0) return []
        const css = fill === "none" ? stroke : fill
        return css === "none" || css.startsWith("url")
          ? []
          : [{ what: "icon", element: shape, css }]
      }),
  )
  return [...edges, ...icons].flatMap(({ what, element, css }) => {
    const found = lowestContrast(css, element, element.parentElement ?? element)
    return found < DISPLAY_OR_SIGN ? [`${found.toFixed(2)} of 3: ${what} ${named(element)}`] : []
  })
}
