import type { Actions } from "./article-actions"

const SVG = "http://www.w3.org/2000/svg"

/**
 * Puts a button over each picture that is larger than it is shown. It comes with the scripts, without which it could do
 * nothing.
 */
export function addEnlargeButtons(article: HTMLElement, actions: Actions): void {
  for (const frame of article.querySelectorAll<HTMLElement>(".picture[data-file]")) {
    const picture = frame.querySelector("img")
    const image = actions.images.get(frame.dataset.file ?? "")
    // A button inside a link would be two controls in one.
    if (!picture || !image || picture.closest("a")) continue
    const button = buttonOf(actions)
    const enlarge = () => actions.enlarge({ image, alt: picture.alt, button })
    button.addEventListener("click", enlarge, { signal: actions.signal })
    const show = () => {
      if (image.width <= picture.offsetWidth) button.remove()
      else if (!button.isConnected) frame.append(button)
    }
    const sizes = new ResizeObserver(() => requestAnimationFrame(show))
    sizes.observe(picture)
    actions.signal.addEventListener("abort", () => {
      sizes.disconnect()
      button.remove()
    })
  }
}

function buttonOf({ t, lang }: Actions): HTMLButtonElement {
  const button = document.createElement("button")
  button.type = "button"
  button.className = "enlarge screen-only"
  button.lang = lang
  button.ariaLabel = t("figure.enlarge")
  const sign = document.createElementNS(SVG, "svg")
  const attributes = {
    viewBox: "0 0 20 20",
    width: "1.25rem",
    fill: "none",
    stroke: "currentColor",
  }
  for (const [name, value] of Object.entries(attributes)) sign.setAttribute(name, value)
  sign.ariaHidden = "true"
  const path = document.createElementNS(SVG, "path")
  path.setAttribute("stroke-width", "2")
  path.setAttribute("d", "M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6")
  sign.append(path)
  button.append(sign)
  return button
}
