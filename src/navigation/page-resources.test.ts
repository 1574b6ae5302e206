import { judgeResources } from "./page-resources"

const page = (path: string, webpackCompilationHash: string) => ({
  page: { path, webpackCompilationHash },
})

const circumstances = (isFirst: boolean, documentPath = "/blog") => ({
  isFirst,
  documentPath,
  documentBuild: "a",
})

test.each([
  ["the whole page", page("/blog", "a"), "show", "show"],
  ["nothing", undefined, "reload", "reload"],
  ["an error", { status: "error" }, "reload", "reload"],
  ["the 404 page", page("/404.html", "a"), "reload", "ask server"],
  ["a page of another build", page("/blog", "b"), "reload or show", "ask server"],
  ["a page of a build that is not known", page("/blog", ""), "show", "reload or show"],
])(
  "S-16: %s is judged for the document's own page, and for a navigation",
  (_, result, first, later) => {
    expect(judgeResources(result, circumstances(true))).toBe(first)
    expect(judgeResources(result, circumstances(false))).toBe(later)
  },
)

test("S-10: a document that is the 404 page is the truth, for its own address alone", () => {
  const missing = page("/404.html", "a")
  expect(judgeResources(missing, circumstances(true, "/404.html"))).toBe("show")
  expect(judgeResources(missing, circumstances(false, "/404.html"))).toBe("ask server")
})
