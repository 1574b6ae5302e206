import type { Actions } from "./article-actions"

/** Puts a button into each embed, whose click loads what is embedded. */
export function addEmbedButtons(article: HTMLElement, { t, lang, signal }: Actions): void {
  for (const place of article.querySelectorAll<HTMLElement>(".embed-action[data-source]")) {
    const { source = "", title = "" } = place.dataset
    const button = document.createElement("button")
    button.type = "button"
    button.className = "embed-button"
    button.lang = lang
    const name = document.createElement("span")
    name.className = "visually-hidden"
    name.textContent = ` ${title}`
    button.append(t("embed.load"), name)
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
}

/**
 * The frame may run its own scripts and open windows, and nothing else of this page; it is given the site's address,
 * without which YouTube shows nothing, and not the page's.
 */
function frameOf(source: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe")
  frame.title = title
  frame.setAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  )
  frame.allow = "fullscreen; picture-in-picture"
  frame.referrerPolicy = "strict-origin"
  // Without the cookies that the other site has in this browser, where the browser can.
  frame.setAttribute("credentialless", "")
  frame.src = source
  return frame
}
