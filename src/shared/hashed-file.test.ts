import { isHashedFile } from "./hashed-file"

test.each([
  ["app-0123456789abcdef0123.js", true],
  ["component---src-pages-index-tsx-0123456789abcdef0123.js", true],
  ["styles.0123456789abcdef0123.css", true],
  ["app-0123456789abcdef0123.js.LICENSE.txt", true],
  ["static/a/b.woff2", true],
  ["sw.js", false],
  ["index.html", false],
  ["page-data/app-data.json", false],
  ["app-deadbeef.js", false],
])("R-14: %s never changes: %s", (path, hashed) => {
  expect(isHashedFile(path)).toBe(hashed)
})
