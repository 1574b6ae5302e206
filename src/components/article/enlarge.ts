import { type Action, type ActionInput, made } from "./action"

/** Enlarging that gains less would seem to change nothing. */
const LEAST_GAIN = 1.3

/** A picture that would be lower than this in the window opens at its own size, in pixels. */
const SEEN_HEIGHT = 100

/** Room around a picture in the large view, as its styles have it, in pixels. */
const AROUND = { width: 32, height: 96 }

const SVG = "http://www.w3.org/2000/svg"

/**
 * Puts a button over a picture that is larger than it is shown. It comes with the scripts, without which it could do
 * nothing.
 */
export const enlarge: Action<HTMLElement> = (frame, input) => {
  const { signal } = input
  const picture = frame.querySelector("img")
  // A button inside a link would be two controls in one.
  if (!picture || picture.closest("a")) return
  const button = buttonOf(input)
  let dialog: HTMLDialogElement | undefined
  const open = () => {
    dialog = largeView(picture, input)
    dialog.addEventListener("close", () => {
      dialog?.remove()
      button.focus()
    })
    frame.closest("[data-article]")?.after(dialog)
    dialog.showModal()
  }
  button.addEventListener("click", open, { signal })
  const show = () => {
    if (ownSize(picture).width < picture.offsetWidth * LEAST_GAIN) button.remove()
    else if (!button.isConnected) frame.append(button)
  }
  const sizes = new ResizeObserver(() => requestAnimationFrame(show))
  sizes.observe(picture)
  signal.addEventListener("abort", () => {
    sizes.disconnect()
    button.remove()
    dialog?.remove()
  })
}

/** Size of a picture's largest file. An author may have set another one. */
function ownSize(picture: HTMLImageElement): { width: number; height: number } {
  const [width = 0, height = 0] = ["width", "height"].map(name =>
    Number(picture.getAttribute(name)),
  )
  const files = [...picture.srcset.matchAll(/ (\d+)w/g)].map(([, fileWidth]) => Number(fileWidth))
  const own = Math.max(...files, Number(picture.dataset.width ?? width))
  return { width: own, height: Math.round((height * own) / width) }
}

/**
 * A dialog with a copy of the picture, as large as the window allows; where that is smaller than its own size, a click
 * on it, or Enter, shows that and back.
 */
function largeView(picture: HTMLImageElement, { t, lang }: ActionInput): HTMLDialogElement {
  const own = ownSize(picture)
  const room = [innerWidth - AROUND.width, innerHeight - AROUND.height] as const
  const scale = Math.min(1, room[0] / own.width, room[1] / own.height)
  const dialog = made("dialog", {
    className: "enlarged screen-only",
    ariaLabel: t("figure.enlarged"),
  })
  const close = made("button", {
    type: "button",
    className: "button",
    lang,
    textContent: t("figure.close"),
  })
  const frame = made("div", { tabIndex: 0, role: "group", ariaLabel: t("figure.picture") })
  frame.append((picture.closest("picture") ?? picture).cloneNode(true))
  const view = (isLarge: boolean) => {
    frame.dataset.view = scale === 1 ? "whole" : isLarge ? "own" : "fitted"
    for (const file of frame.querySelectorAll<HTMLImageElement>("[sizes]"))
      file.sizes = isLarge ? `${own.width}px` : `min(100vw, ${own.width}px)`
  }
  const turn = () => view(frame.dataset.view === "fitted")
  view(own.height * scale < SEEN_HEIGHT)
  const itsLang = picture.closest<HTMLElement>("[lang]")?.lang
  for (const copy of frame.querySelectorAll("img"))
    Object.assign(copy, own, { loading: "eager", lang: itsLang })
  close.addEventListener("click", () => dialog.close())
  frame.addEventListener("keydown", ({ key }) => key === "Enter" && turn())
  // A click beside the picture is an extra way out; keyboards use Escape and the button.
  frame.addEventListener("click", ({ target }) =>
    target instanceof HTMLImageElement ? turn() : dialog.close(),
  )
  dialog.lang = lang
  dialog.append(close, frame)
  return dialog
}

function buttonOf({ t, lang }: ActionInput): HTMLButtonElement {
  const button = made("button", {
    type: "button",
    className: "enlarge icon-button screen-only",
    lang,
  })
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
