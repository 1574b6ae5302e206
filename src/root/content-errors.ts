import { DEV_ERRORS, type DevErrors } from "../shared/dev-errors"
import * as styles from "./content-errors.module.css"

/** `gatsby develop` only: shows errors of the content over the page until they are fixed, or until they are closed. */
export function showContentErrors(): void {
  const dialog = document.createElement("dialog")
  dialog.className = `${styles.errors}`
  // Messages are French, the page may not be.
  dialog.lang = "fr"
  document.body.append(dialog)
  new EventSource(DEV_ERRORS).addEventListener("message", ({ data }) => {
    const sent: DevErrors = JSON.parse(data)
    dialog.close()
    if (sent.errors.length === 0) return
    dialog.replaceChildren(...contentOf(sent, dialog))
    dialog.showModal()
  })
}

function contentOf({ title, close, errors }: DevErrors, dialog: HTMLDialogElement): Element[] {
  const heading = withText("h2", title)
  heading.id = "content-errors"
  dialog.setAttribute("aria-labelledby", heading.id)
  const list = document.createElement("ul")
  for (const { file, line, place, text } of errors) {
    const item = document.createElement("li")
    const query = new URLSearchParams({ fileName: file, lineNumber: `${line}` })
    // Gatsby opens the editor that runs.
    item.append(button(place, () => void fetch(`/__open-stack-frame-in-editor?${query}`)))
    item.append(withText("p", text))
    list.append(item)
  }
  return [heading, list, button(close, () => dialog.close())]
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = withText("button", text)
  element.type = "button"
  element.addEventListener("click", onClick)
  return element
}

function withText<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
