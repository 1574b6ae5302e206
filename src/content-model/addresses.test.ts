import { alias, postPath, projectPath, slugSchema } from "./addresses"

describe("slugs (S-2)", () => {
  it.each(["a", "un-article", "2026", "a1-b2"])("S-2: %j is a slug", slug => {
    expect(slugSchema.safeParse(slug).success).toBe(true)
  })

  const WRONG = "a/b /a a/ Été été Abc -a a- a--b a.b .. a_b a%20b a?b a#b".split(" ")

  it.each(["", " ", "un article", "a\n", ...WRONG])(
    "S-2: %j is not a slug, and the error says what one is",
    slug => {
      const result = slugSchema.safeParse(slug)
      expect(result.error?.issues[0]?.message).toBe(
        "une partie d’adresse en lettres minuscules de a à z, chiffres et traits d’union simples",
      )
    },
  )

  it("S-1: posts and projects have their own addresses", () => {
    expect([postPath("x"), projectPath("y")]).toEqual(["/blog/x", "/project/y"])
  })
})

test.each(["/ancien", "/2024/03/été", "/2019/mon-article.html", "/Blog/Titre", "/apis/x", "/a.b"])(
  "%s may be an old address",
  value => {
    expect(alias.safeParse(value).success).toBe(true)
  },
)

test.each([
  ...["/a b", "/", "ancien", "https://exemple.fr/ancien", "//exemple.fr/ancien", "/ancien/"],
  ...["/ancien?a=b", "/ancien#b", "/%C3%A9t%C3%A9", "/a\\b", "/../a", "/a/./b", "/a/*", "/:slug"],
  ...["/index.html", "/blog/index.html", "/404", "/404.html", "/API/x", "/builds/latest.json"],
  ...["/page-data", "/static/x", "/pagefind/x", "/offline", "/sw.js"],
])("%s may not", value => {
  expect(alias.safeParse(value).success).toBe(false)
})
