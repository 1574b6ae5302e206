/**
 * Number of things that a look finds in addition when the page's first paragraph is styled so: proves that the look
 * works. Restores the page.
 */
export function moreFound(style: Partial<CSSStyleDeclaration>, look: () => unknown[]): number {
  const text = document.querySelector("main p + p") ?? document.querySelector("main p")
  if (!(text instanceof HTMLElement)) throw new Error("The page has no paragraph.")
  const before = look().length
  Object.assign(text.style, style)
  const more = look().length - before
  text.removeAttribute("style")
  return more
}
