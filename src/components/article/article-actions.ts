import type { Translate } from "../../i18n/translate"
import { watchOverflow } from "../scroll-frames"
import { addressOnSite, prefetchInView } from "../site-link"
import { addCopyButtons } from "./copy-code"
import { addEmbedButtons } from "./embed-buttons"
import { addEnlargeButtons } from "./enlarge-buttons"
import { playInView } from "./play-in-view"
import type { ArticlePage } from "./use-article-actions"

/** Input of an article's actions. `signal` ends them. */
export interface Actions extends ArticlePage {
  t: Translate
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
