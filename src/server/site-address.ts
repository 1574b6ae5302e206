import { extname } from "node:path"
import type { Release } from "./release"

/** What an address leads to. */
export type Destination =
  | { kind: "file"; path: string }
  | { kind: "redirect"; to: string }
  /** `asPage`: a person asked for a page, and gets the 404 page; else a program asked for a file. */
  | { kind: "missing"; asPage: boolean }
  | { kind: "malformed" }

const NOT_FOUND_PAGES: ReadonlySet<string> = new Set([
  "/404",
  "/404/",
  "/404.html",
  "/404/index.html",
])

/**
 * S-1: one address per page. `/about-me` is the page; `/about-me/` and `/about-me/index.html`
 * redirect to it, and so does every old address of it, spelt either way. A page that the owner put into
 * `static/demo/` is at `/demo/`, where its relative addresses are right. Takes the path of a URL as it
 * was sent, without its query.
 */
export function destinationOf(
  pathname: string,
  { files, folders, aliases }: Pick<Release, "files" | "folders" | "aliases">,
): Destination {
  const path = decodedPath(pathname)
  if (path === undefined) return { kind: "malformed" }
  if (NOT_FOUND_PAGES.has(path)) return { kind: "missing", asPage: true }
  const isPage = (page: string): boolean => files.has(indexOf(page))

  const canonical = path.replace(/\/(?:index\.html)?$/, "") || "/"
  // Asked first: for hosts that do not redirect, there is a page at the old address.
  const moved = aliases.get(canonical)
  if (moved) return { kind: "redirect", to: encoded(moved) }
  if (folders.has(canonical)) {
    const isFolder = path === canonical
    return isFolder
      ? { kind: "redirect", to: `${encoded(canonical)}/` }
      : { kind: "file", path: indexOf(canonical) }
  }
  if (isPage(path) && (path === "/" || !path.endsWith("/"))) {
    return { kind: "file", path: indexOf(path) }
  }
  if (canonical !== path && isPage(canonical)) return { kind: "redirect", to: encoded(canonical) }
  if (files.has(path)) return { kind: "file", path }
  return { kind: "missing", asPage: [".html", ""].includes(extname(path)) }
}

const indexOf = (page: string): string => (page === "/" ? "/index.html" : `${page}/index.html`)

const encoded = (path: string): string => path.split("/").map(encodeURIComponent).join("/")

/** An encoded slash or backslash would become part of the path: no address of ours has one. */
function decodedPath(pathname: string): string | undefined {
  if (/%2f|%5c/i.test(pathname)) return undefined
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
