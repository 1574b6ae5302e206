import { JSDOM } from "jsdom"

/** HTML without the wrapper of what a page completes, its attributes in one order: React has its own. */
export function inOneOrder(html: string): string {
  const { body } = new JSDOM(html).window.document
  for (const pieces of body.querySelectorAll(".pieces")) pieces.replaceWith(...pieces.childNodes)
  for (const element of body.querySelectorAll("*")) {
    const attributes = [...element.attributes].toSorted((a, b) => a.name.localeCompare(b.name))
    for (const { name } of attributes) element.removeAttribute(name)
    for (const { name, value } of attributes) element.setAttribute(name, value)
  }
  return body.innerHTML
}
