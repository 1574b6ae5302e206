import type { Translate } from "../../i18n/translate"
import type { WordKey } from "../../i18n/words"
import { watchOverflow } from "../scroll-frames"
import { addressOnSite, prefetchInView } from "../site-link"
import { addCopyButtons } from "./copy-code"
import { addEmbedButtons } from "./embed-buttons"
import { addEnlargeButtons } from "./enlarge"

/** Input of an article's actions. `signal` ends them. */
export interface Actions {
  t: Translate<WordKey>
  /** Language of the texts, which may be another one than the article’s. */
  lang: string
  signal: AbortSignal
}

/** Adds to the HTML of an article what only scripts can do. */
export function attachActions(article: HTMLElement, actions: Actions): void {
  const { signal } = actions
  for (const frame of article.querySelectorAll<HTMLElement>(".scrolls"))
    watchOverflow(frame, signal)
  addCopyButtons(article, actions)
  addEnlargeButtons(article, actions)
  addEmbedButtons(article, actions)
  for (const film of article.querySelectorAll<HTMLVideoElement>("video[data-loop]"))
    playInView(film, signal)
  unfoldOnPaper(article, signal)
  prefetchLinks(article, signal)
}

/** Plays a silent film while it is seen, where motion is welcome, until the visitor stops it. */
function playInView(film: HTMLVideoElement, signal: AbortSignal): void {
  const motion = matchMedia("(prefers-reduced-motion: no-preference)")
  let isSeen = false
  const follow = () => {
    // A browser may refuse, and then there is its button.
    if (isSeen && motion.matches) film.play().catch(() => undefined)
    else film.pause()
  }
  const sight = new IntersectionObserver(entries => {
    isSeen = entries.at(-1)?.isIntersecting ?? false
    follow()
  })
  const stop = () => {
    if (isSeen && motion.matches) sight.disconnect()
  }
  sight.observe(film)
  film.addEventListener("pause", stop, { signal })
  motion.addEventListener("change", follow, { signal })
  signal.addEventListener("abort", () => sight.disconnect())
}

/** Paper cannot be clicked: printing opens what is folded, and folds it again. */
function unfoldOnPaper(article: HTMLElement, signal: AbortSignal): void {
  let folded: HTMLDetailsElement[] = []
  const setOpen = (open: boolean) => {
    for (const details of folded) details.open = open
  }
  const open = () => {
    folded = [...article.querySelectorAll("details")].filter(details => !details.open)
    setOpen(true)
  }
  window.addEventListener("beforeprint", open, { signal })
  window.addEventListener("afterprint", () => setOpen(false), { signal })
}

/** Pages that links in view lead to. */
function prefetchLinks(article: HTMLElement, signal: AbortSignal): void {
  for (const link of article.querySelectorAll("a")) {
    const address = addressOnSite(link)
    if (address) signal.addEventListener("abort", prefetchInView(link, address))
  }
}
