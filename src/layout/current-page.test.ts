import { isCurrentPage } from "./current-page"

test.each([
  ["/", "/", true],
  ["/", "/blog", false],
  ["/blog", "/blog", true],
  ["/blog", "/blog/x", true],
  ["/blog", "/blogue", false],
  ["/#techstacks", "/", false],
])("S-5: entry %s on page %s is current: %s", (to, pathname, current) => {
  expect(isCurrentPage(to, pathname)).toBe(current)
})
