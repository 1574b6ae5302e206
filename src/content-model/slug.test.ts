import { postPath, projectPath, slugSchema } from "./addresses"

describe("slugs (S-2)", () => {
  it.each(["a", "un-article", "2026", "a1-b2"])("S-2: %j is a slug", slug => {
    expect(slugSchema.safeParse(slug).success).toBe(true)
  })

  it.each([
    "",
    " ",
    "a/b",
    "/a",
    "a/",
    "Été",
    "été",
    "Abc",
    "un article",
    "-a",
    "a-",
    "a--b",
    "a.b",
    "..",
    "a_b",
    "a\n",
    "a%20b",
    "a?b",
    "a#b",
  ])("S-2: %j is not a slug, and the error says what one is", slug => {
    const result = slugSchema.safeParse(slug)
    expect(result.error?.issues[0]?.message).toBe(
      "une partie d’adresse en lettres minuscules de a à z, chiffres et traits d’union simples",
    )
  })

  it("S-1: posts and projects have their own addresses", () => {
    expect([postPath("x"), projectPath("y")]).toEqual(["/blog/x", "/project/y"])
  })
})
