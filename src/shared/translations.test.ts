import { versionsOf } from "./translations"

const post = (slug: string, lang: string, translationOf?: string) => ({
  ...{ slug, lang, translationOf },
  path: `/blog/${slug}`,
  title: slug,
})

test("each version knows all, the original first", () => {
  const posts = [post("an-essay", "en", "essai"), post("seul", "fr"), post("essai", "fr")]
  const found = versionsOf(posts)
  expect([...found.keys()].sort()).toEqual(["/blog/an-essay", "/blog/essai"])
  expect(found.get("/blog/an-essay")).toEqual([
    { path: "/blog/essai", title: "essai", lang: "fr" },
    { path: "/blog/an-essay", title: "an-essay", lang: "en" },
  ])
})

test("a version that is not shown is not named", () => {
  expect(versionsOf([post("an-essay", "en", "essai")])).toEqual(new Map())
})
