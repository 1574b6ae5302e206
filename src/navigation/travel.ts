import { navigation } from "./state"

/** Main picture of a page, and of its entry in a list: see `components/cover`. */
const COVER = "[data-cover]"

interface Start {
  text: string | null
  title: DOMRect
  /** Height of the title's letters, in pixels. */
  size: number
  cover: DOMRect | undefined
}

let start: Start | undefined

/** Call once. */
export const noteClicks = (): void => document.addEventListener("click", noteStart, true)

/**
 * Moves a new page up into its place from its first frame on, as other parts of the site do (VISUAL 10), and its title
 * and picture from where they were clicked in a list. The page is there before: no navigation
 * waits for motion, as it would for a picture of the page before it (a view transition), and clicks go where they always
 * go. Back and forward are the browser's own gestures and stay as they are.
 */
export function movePage(rises: boolean): void {
  if (navigation().by === "link" && mayMove()) {
    if (rises) requestAnimationFrame(rise)
    travel(document.querySelector("main h1"))
  }
  start = undefined
}

/** Returns true where the browser can animate, and the visitor does not prefer reduced motion. */
const mayMove = (): boolean =>
  "animate" in Element.prototype && !window.matchMedia("(prefers-reduced-motion: reduce)").matches

function rise(): void {
  const from = { opacity: 0.3, transform: "translateY(8px)" }
  document.querySelector("main")?.animate([from, {}], { duration: 200, easing: "ease-out" })
}

/** Remembers where the title that is clicked stands, and its picture. */
function noteStart({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest("main .title-link")
  start = link
    ? {
        text: link.textContent,
        title: link.getBoundingClientRect(),
        size: sizeOf(link),
        cover: link.closest("article, li")?.querySelector(COVER)?.getBoundingClientRect(),
      }
    : undefined
}

function travel(heading: Element | null): void {
  if (!heading || heading.textContent !== start?.text) return
  move(heading, start.title, start.size / sizeOf(heading))
  const cover = document.querySelector(COVER)
  if (!cover || !start.cover) return
  move(cover, start.cover, start.cover.width / cover.getBoundingClientRect().width)
}

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize)

function move(element: Element, from: DOMRect, scale: number): void {
  const { left, top } = element.getBoundingClientRect()
  const transform = `translate(${from.left - left}px, ${from.top - top}px) scale(${scale})`
  element.animate([{ transform, transformOrigin: "0 0" }, { transformOrigin: "0 0" }], {
    duration: 220,
    easing: "ease-out",
  })
}
