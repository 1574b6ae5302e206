/** Elements that a reader sees: rendered, not transparent, and not reduced to a dot for screen readers. */
export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  return !isForScreenReaders(element)
}

/** True when it or something around it is cut down to a dot, as texts only for screen readers are. */
export function isForScreenReaders(element: Element): boolean {
  return ancestors(element).some(each => {
    const { position, overflowX, clipPath } = getComputedStyle(each)
    if (position !== "absolute" && position !== "fixed") return false
    const { width, height } = each.getBoundingClientRect()
    return (overflowX !== "visible" || clipPath !== "none") && width <= 1 && height <= 1
  })
}

/** The element itself first, then everything around it. */
export function ancestors(element: Element): Element[] {
  const found: Element[] = []
  for (let each: Element | null = element; each; each = each.parentElement) found.push(each)
  return found
}

/** Visible elements that match. */
export const visible = (selector: string, root: ParentNode = document) =>
  [...root.querySelectorAll(selector)].filter(isVisible)

/** Name of an element in a report: `a.brand “Exemple”`. */
export function named(element: Element): string {
  const classes = [...element.classList].map(name => /--(.+)--/.exec(name)?.[1] ?? name)
  const text = nameOf(element)
  return [element.tagName.toLowerCase(), ...classes].join(".") + (text ? ` “${text}”` : "")
}

/** The beginning of what it is called. */
export function nameOf(element: Element): string {
  const image = element.querySelector("img")
  const text = element.getAttribute("aria-label") || element.textContent || image?.alt || ""
  return text.replace(/\s+/g, " ").trim().slice(0, 40)
}
