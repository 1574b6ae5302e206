import { existsSync } from "node:fs"
import { join } from "node:path"
import { DEMONSTRATION } from "../../content/content-folder"
import { isPost, pages, post, project } from "../site"
import { MISSING } from "./visit"

export { MISSING }

/** Lists that are opened: one of each kind, since the others differ only in what they list. */
const LISTS = ["/blog/tag/ecriture", "/blog/series/comment-ce-site-est-fait", "/blog/2026"]
const isList = (path: string) => /^\/blog\/(?:tag\/|series\/|\d{4}(?:\/|$))/.test(path)
const isOfContent = (path: string) =>
  isPost(path) ? existsSync(join(DEMONSTRATION, path)) : !isList(path)

/** Every page of the content, and the one for addresses that have none. */
export const everyPage = [
  ...pages.filter(path => LISTS.includes(path) || isOfContent(path)),
  MISSING,
]

/** One page of each layout. */
export const LAYOUTS: readonly string[] = [
  "/",
  "/blog",
  "/blog/tag/ecriture",
  post,
  project,
  "/about-me",
  "/mentions-legales",
  MISSING,
]

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }
export const NARROW = { width: 320, height: 640 }
export const SCHEMES = ["light", "dark"] as const

/** A style: text at 200 %. */
export const TWICE = "html { font-size: 200% !important }"
