/** @jest-environment jsdom */
import { judged } from "./page-resources"

const page = (path: string, webpackCompilationHash: string) => ({
  page: { path, webpackCompilationHash },
})

const documentOf = (pagePath: string) =>
  Object.assign(window, { pagePath, ___webpackCompilationHash: "a" })
beforeEach(() => documentOf("/blog"))

/** Verdict on it, in words. */
function verdict(result: unknown, isFirst: boolean): string {
  const { page, doubt } = judged(result, isFirst ? undefined : "/blog")
  return doubt ? doubt.verdict + (page ? " or show" : "") : "show"
}

test.each([
  ["the whole page", page("/blog", "a"), "show", "show"],
  ["nothing", undefined, "reload", "reload"],
  ["an error", { status: "error" }, "reload", "reload"],
  ["the 404 page", page("/404.html", "a"), "reload", "leave"],
  ["the page of another address", page("/", "a"), "show", "leave"],
  ["the page with its query", page("/blog?q=é", "a"), "show", "show"],
  ["a page of another build", page("/blog", "b"), "reload or show", "leave or show"],
  ["a page of a build that is not known", page("/blog", ""), "show", "reload or show"],
])(
  "S-16: %s is judged for the document's own page, and for a navigation",
  (_, result, first, later) => {
    expect(verdict(result, true)).toBe(first)
    expect(verdict(result, false)).toBe(later)
  },
)

test("S-10: a document that is the 404 page is the truth, for its own address alone", () => {
  const missing = page("/404.html", "a")
  documentOf("/404.html")
  expect(verdict(missing, true)).toBe("show")
  expect(verdict(missing, false)).toBe("leave")
})
