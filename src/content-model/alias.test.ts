import { alias } from "./addresses"

test.each(["/ancien", "/2024/03/été", "/2019/mon-article.html", "/Blog/Titre", "/apis/x", "/a.b"])(
  "%s may be an old address",
  value => {
    expect(alias.safeParse(value).success).toBe(true)
  },
)

test.each([
  ["/"],
  ["ancien"],
  ["https://exemple.fr/ancien"],
  ["//exemple.fr/ancien"],
  ["/ancien/"],
  ["/ancien?a=b"],
  ["/ancien#b"],
  ["/%C3%A9t%C3%A9"],
  ["/a b"],
  ["/a\\b"],
  ["/../a"],
  ["/a/./b"],
  ["/a/*"],
  ["/:slug"],
  ["/index.html"],
  ["/blog/index.html"],
  ["/404"],
  ["/404.html"],
  ["/API/x"],
  ["/builds/latest.json"],
  ["/page-data"],
  ["/static/x"],
  ["/pagefind/x"],
  ["/offline"],
  ["/sw.js"],
])("%s may not", value => {
  expect(alias.safeParse(value).success).toBe(false)
})
