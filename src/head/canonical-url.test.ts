import { canonicalUrl } from "./document-head"

describe("S-18: the canonical link keeps only whitelisted query parameters", () => {
  test.each([
    ["/", "", "https://a.example/"],
    ["/blog", "?page=2&utm_source=x", "https://a.example/blog?page=2"],
    ["/blog/", "?utm_source=x", "https://a.example/blog"],
    ["/blog", "?tag=a&tag=b", "https://a.example/blog?tag=a&tag=b"],
    ["/blog", "?q=caf%C3%A9&page=1", "https://a.example/blog?page=1&q=caf%C3%A9"],
    ["/blog", "?PAGE=2", "https://a.example/blog"],
  ])("%s%s → %s", (path, search, url) => {
    expect(canonicalUrl("https://a.example", path, search, ["page", "tag", "q"])).toBe(url)
  })
})
