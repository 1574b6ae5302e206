import { keptAddress, kindOf, pageDataAddress } from "./request-kind"

const SCOPE = "https://a.example/"

interface Asked {
  method?: string
  mode?: RequestMode
  range?: boolean
  scope?: string
}

const kind = (url: string, { method = "GET", mode = "cors", range, scope = SCOPE }: Asked = {}) =>
  kindOf({ url, method, mode, headers: { has: () => range === true } }, scope)

test.each([
  ["https://a.example/", "page"],
  ["https://a.example/blog?page=2#haut", "page"],
  ["https://a.example/blog/un-article/", "page"],
  ["https://a.example/blog/index.html", "page"],
  ["https://a.example/feed.xml", undefined],
  ["https://a.example/api/metrics", undefined],
  ["https://a.example/builds/latest.json", undefined],
  ["https://b.example/blog", undefined],
])("D4: a navigation to %s is for: %s", (url, expected) => {
  expect(kind(url, { mode: "navigate" })).toBe(expected)
})

test.each([
  ["page-data/app-data.json", "app-data"],
  ["page-data/index/page-data.json", "page-data"],
  ["page-data/blog/page-data.json?page=2", "page-data"],
  ["app-0123456789abcdef0123.js", "file"],
  ["static/literata-0.woff2", "file"],
  ["api/metrics-page-view-counter", undefined],
  ["builds/meta/0.json", undefined],
  ["pagefind/pagefind-worker.js", undefined],
  ["sw.js", undefined],
  ["favicon.svg", undefined],
  ["blog", undefined],
])("D4: what a page loads from %s is: %s", (path, expected) => {
  expect(kind(SCOPE + path)).toBe(expected)
})

test("D4: only whole GET requests are answered: no HEAD, no POST, no part of a file", () => {
  const file = `${SCOPE}static/a.mp4`
  expect(kind(file)).toBe("file")
  expect(kind(file, { range: true })).toBeUndefined()
  expect(kind(file, { method: "HEAD" })).toBeUndefined()
  expect(kind(SCOPE, { method: "POST", mode: "navigate" })).toBeUndefined()
})

test("D4: below a path of its host, the worker knows what is the site's", () => {
  const scope = "https://a.example/carnet/"
  expect(kind("https://a.example/carnet/blog", { mode: "navigate", scope })).toBe("page")
  expect(kind("https://a.example/carnet/api/x", { mode: "navigate", scope })).toBeUndefined()
  expect(kind("https://a.example/blog", { mode: "navigate", scope })).toBeUndefined()
})

test.each([
  ["https://a.example/?q=1", "https://a.example/"],
  ["https://a.example/blog/?page=2#x", "https://a.example/blog"],
  ["https://a.example/blog/index.html", "https://a.example/blog"],
  ["https://a.example/index.html", "https://a.example/"],
  [
    "https://a.example/page-data/blog/page-data.json?page=2",
    "https://a.example/page-data/blog/page-data.json",
  ],
  ["https://a.example/feed.xml", undefined],
  ["https://a.example/api/x", undefined],
  ["https://b.example/", undefined],
])("S-1, D4: %s is kept as %s", (url, expected) => {
  expect(keptAddress(url, SCOPE)).toBe(expected)
})

test("D4: a page's data is found from its address", () => {
  expect(pageDataAddress(SCOPE, SCOPE)).toBe(`${SCOPE}page-data/index/page-data.json`)
  expect(pageDataAddress(`${SCOPE}blog/a`, SCOPE)).toBe(`${SCOPE}page-data/blog/a/page-data.json`)
})
