import { createHistory, createMemorySource, LocationProvider } from "@reach/router"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { Helmet } from "react-helmet"

/** Elements that are named in an outline because they structure a page. */
const STRUCTURE =
  "section, article, nav, aside, figure, ul, ol, dl, table, details, [role=status], [role=alert]"
/** Elements whose whole text is one line of an outline. */
const TEXTS = "h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, summary, address, label, pre"
/** Elements that are named wherever they are. */
const CONTROLS = "a, button, input, img, time"
const SHOWN_ATTRIBUTES = ["role", "aria-label", "aria-current", "href", "datetime", "alt", "lang"]
const LONGEST_TEXT = 72

/** The static HTML of a page, and its title. */
export function pageHtml(page: ReactNode, path: string) {
  Helmet.canUseDOM = false
  const html = renderToStaticMarkup(
    <LocationProvider history={createHistory(createMemorySource(path))}>{page}</LocationProvider>,
  )
  return { html, title: Helmet.renderStatic().title.toString().replace(/<.*?>/g, "") }
}

/**
 * Outline of a page before its scripts run, one line per heading, text, list, link and picture, indented as they are
 * nested: small enough for a snapshot that people read.
 */
export function outlineOf(page: ReactNode, path: string): string {
  const { html, title } = pageHtml(page, path)
  const { body } = new DOMParser().parseFromString(html, "text/html")
  return ["", `title: ${title}`, ...childLines(body, 0), ""].join("\n")
}

const childLines = (element: Element, depth: number): string[] =>
  [...element.children].flatMap(child => lines(child, depth))

function lines(element: Element, depth: number): string[] {
  if (!element.matches([STRUCTURE, TEXTS, CONTROLS].join())) return childLines(element, depth)
  const text = shortened(element.textContent ?? "")
  const isBlock = element.querySelector(`${STRUCTURE}, ${TEXTS}`) !== null
  const isText = element.matches(`${TEXTS}, a, button`) && !isBlock
  const isLink = element.querySelector("a, button")?.textContent === element.textContent
  const line = "  ".repeat(depth) + named(element) + (isText && !isLink ? `: ${text}` : "")
  return [line, ...childLines(element, depth + 1)]
}

function named(element: Element): string {
  const attributes = SHOWN_ATTRIBUTES.flatMap(name => {
    const value = element.getAttribute(name)
    return value ? [`${name}=${shortened(value)}`] : []
  })
  const paper = element.closest(".paper-only") ? ["(on paper)"] : []
  return [element.localName + (element.id && `#${element.id}`), ...attributes, ...paper].join(" ")
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim()
  return plain.length > LONGEST_TEXT ? `${plain.slice(0, LONGEST_TEXT)}…` : plain
}
