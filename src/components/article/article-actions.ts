import type { WordKey } from "../../i18n/words"
import { addressOnSite, prefetchInView } from "../site-link"
import { type Action, type ActionInput, made } from "./action"
import { enlarge } from "./enlarge"
import { followReading } from "./follow-reading"

/** Adds to the HTML of an article, and to its table of contents, what only scripts can do. */
export function attachActions(article: HTMLElement, input: ActionInput): void {
  const each = <Part extends HTMLElement>(selector: string, act: Action<Part>) => {
    for (const part of article.querySelectorAll<Part>(selector)) act(part, input)
  }
  each(".scrolls", watchOverflow)
  each(".code-copy", copyCode)
  each(".picture", enlarge)
  each(".embed-action[data-source]", loadByClick)
  each("video, audio", announceFailure)
  each("video[data-loop]", playInView)
  each("a", prefetch)
  const contents = document.querySelector<HTMLElement>("[data-contents]")
  if (contents) followReading(contents, input)
}

/** Time for which a button shows the outcome of a click (milliseconds). */
const OUTCOME_MS = 2000

/** Makes the button of code copy it, and announces the outcome. */
const copyCode: Action<HTMLButtonElement> = (button, { t, lang, signal }) => {
  const status = made("span", { className: "visually-hidden", role: "status", lang })
  button.after(status)
  signal.addEventListener("abort", () => status.remove())
  let timer: number | undefined
  const name = button.ariaLabel?.slice(`${button.textContent} `.length)
  const show = (key: WordKey, isOutcome: boolean) => {
    button.textContent = t(key)
    button.ariaLabel = `${t(key)} ${name}`
    status.textContent = isOutcome ? t(key) : ""
  }
  const copy = async () => {
    clearTimeout(timer)
    show((await copied(codeOf(button.closest("figure")))) ? "code.copied" : "code.failed", true)
    timer = window.setTimeout(() => show("code.copy", false), OUTCOME_MS)
  }
  button.addEventListener("click", copy, { signal })
}

/** Resolves with true when a text is on the clipboard: a browser may refuse, and an unsafe page has none. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Text to copy: without removed lines of a diff, prompts and output of a terminal. */
const codeOf = (code: HTMLElement | null): string =>
  [...(code?.querySelectorAll(".line:not(.deleted, .output)") ?? [])]
    .flatMap(line => [...line.childNodes])
    .filter(part => !(part instanceof Element && part.matches(".prompt")))
    .map(part => part.textContent)
    .join("")

/** Puts a button into an embed, whose click loads what is embedded. */
const loadByClick: Action<HTMLElement> = (place, { t, lang, signal }) => {
  const { source = "", title = "" } = place.dataset
  const button = made("button", { type: "button", className: "primary-action", lang })
  button.append(
    t("embed.load"),
    made("span", { className: "visually-hidden", textContent: ` ${title}` }),
  )
  const load = () => {
    const frame = frameOf(source, title)
    button.replaceWith(frame)
    // The button that had the focus is gone.
    frame.focus()
  }
  button.addEventListener("click", load, { signal })
  place.replaceChildren(button)
  signal.addEventListener("abort", () => place.replaceChildren())
}

/**
 * The frame may run its own scripts and open windows, and nothing else of this page; it is given the site's address,
 * without which YouTube shows nothing, and not the page's.
 */
function frameOf(source: string, title: string): HTMLIFrameElement {
  const frame = made("iframe", { title, referrerPolicy: "strict-origin" })
  frame.allow = "fullscreen; picture-in-picture"
  const rights = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
  frame.setAttribute("sandbox", rights)
  // Without the cookies that the other site has in this browser, where the browser can.
  frame.setAttribute("credentialless", "")
  frame.src = source
  return frame
}

/** Writes below a film or a sound that it did not load, as without a network, until there is one again. */
const announceFailure: Action<HTMLMediaElement> = (media, { t, lang, signal }) => {
  const note = made("span", { className: "media-failed", role: "alert", lang })
  const show = () => {
    if (!media.error && media.networkState !== media.NETWORK_NO_SOURCE) return
    note.textContent = t("media.failed")
    media.after(note)
  }
  show()
  // Errors of its sources come past it.
  media.addEventListener("error", show, { capture: true, signal })
  const again = () => {
    if (!note.isConnected) return
    note.remove()
    media.load()
  }
  window.addEventListener("online", again, { signal })
  signal.addEventListener("abort", () => note.remove())
}

/** Plays a silent film while it is seen, where motion is welcome, until the visitor stops it. */
const playInView: Action<HTMLVideoElement> = (film, { signal }) => {
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

/**
 * Removes the attributes by which the keyboard reaches a frame that scrolls sideways as long as it does not overflow.
 * The static HTML has them always: without scripts, what scrolls must be reachable too.
 */
const watchOverflow: Action<HTMLElement> = (frame, { signal }) => {
  const { tabIndex, role, ariaLabel } = frame
  const reachable = { tabindex: String(tabIndex), role, "aria-label": ariaLabel }
  const show = () => {
    const scrolls = isWider(frame)
    for (const [name, value] of Object.entries(reachable)) {
      if (scrolls) frame.setAttribute(name, value ?? "")
      else frame.removeAttribute(name)
    }
  }
  // In a frame of its own: in the observer's, WebKit complains of a loop.
  const sizes = new ResizeObserver(() => requestAnimationFrame(show))
  sizes.observe(frame)
  // The frame keeps its size when only its content grows: fonts arrive.
  for (const child of frame.children) sizes.observe(child)
  signal.addEventListener("abort", () => sizes.disconnect())
}

/** Fractions of a pixel count: browsers make such an element a Tab stop too. */
const isWider = (frame: HTMLElement): boolean =>
  frame.scrollWidth > frame.clientWidth ||
  [...frame.children].some(
    child => child.getBoundingClientRect().width > frame.getBoundingClientRect().width,
  )

/** Loads the page of a link when it comes into view. */
const prefetch: Action<HTMLAnchorElement> = (link, { signal }) => {
  const address = addressOnSite(link)
  if (address) signal.addEventListener("abort", prefetchInView(link, address))
}
