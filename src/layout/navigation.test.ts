import { currentMark } from "./navigation"

test.each([
  ["/", "/", "page"],
  ["/", "/blog", undefined],
  ["/blog", "/blog", "page"],
  ["/blog", "/blog/x", "true"],
  ["/blog", "/blogue", undefined],
  ["/#techstacks", "/", undefined],
])("S-5: the mark of entry %s on page %s is %s", (to, pathname, mark) => {
  expect(currentMark(to, pathname)).toBe(mark)
})
