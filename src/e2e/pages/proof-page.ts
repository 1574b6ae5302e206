import { isOfContent, isPost, pages, post, project } from "../site"
import { MISSING } from "./visit"

export { MISSING }

/** Kinds of pages that differ only in what they list, each with the one that is opened. */
const KINDS = [
  { kind: /^\/blog\/tag\//, one: "/blog/tag/ecriture" },
  { kind: /^\/blog\/series\//, one: "/blog/series/comment-ce-site-est-fait" },
  { kind: /^\/blog\/\d{4}(?:\/|$)/, one: "/blog/2026" },
]
const ONES = KINDS.flatMap(({ kind, one }) => {
  const ofKind = pages.filter(page => kind.test(page))
  return ofKind.find(page => page === one) ?? ofKind[0] ?? []
})
const isOne = (path: string) =>
  isPost(path)
    ? isOfContent(path)
    : ONES.includes(path) || !KINDS.some(({ kind }) => kind.test(path))

/** Every page of the content, and the one for addresses that have none. */
export const everyPage = [...pages.filter(isOne), MISSING]

/** One page of each layout. */
export const LAYOUTS: readonly string[] = [
  "/",
  "/blog",
  ONES[0] ?? "/blog",
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
