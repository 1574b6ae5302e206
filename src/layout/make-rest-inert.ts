/**
 * Takes everything but `panel` and `toggle` out of reach of pointer, keyboard and assistive tools (S-8).
 * Returns the function that gives it back.
 */
export function makeRestInert(panel: Element, toggle: Element): () => void {
  const rest: HTMLElement[] = []
  for (let part: Element = panel; part.parentElement; part = part.parentElement) {
    for (const sibling of part.parentElement.children) {
      const stays =
        sibling === part || sibling.contains(toggle) || sibling.getAttribute("role") === "status"
      if (!stays && sibling instanceof HTMLElement && !sibling.inert) rest.push(sibling)
    }
    if (part.parentElement === document.body) break
  }
  for (const element of rest) element.inert = true
  return () => {
    for (const element of rest) element.inert = false
  }
}
