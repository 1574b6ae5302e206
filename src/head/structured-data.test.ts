import facts from "../testing/site-facts"
import { structuredData } from "./structured-data"

const page = {
  title: "Œuvre & « suite »",
  description: "Une phrase.",
  tags: [],
  picture: "https://essai.example/x.jpg",
}
const at = (path: string) => ({ ...page, address: `${facts.site.url}${path}` })

test("the home page is the site, with its publisher", () => {
  expect(structuredData({ ...at("/"), title: "" }, facts)).toMatchSnapshot()
})

test("a post has dates, language, author, keywords and its place below the blog", () => {
  const post = {
    ...at("/blog/x"),
    publishedAt: "2026-11-18T00:00:00+01:00",
    updatedAt: null,
    tags: ["a"],
    subject: { kind: "post", lang: "en", image: "/static/a.png" },
  } as const
  expect(structuredData(post, facts)).toMatchSnapshot()
})

test("the page about the owner is the person who is author elsewhere", () => {
  const profiles = ["https://example.org/ada"]
  const subject = { kind: "owner", jobTitle: "Développement", profiles } as const
  expect(structuredData({ ...at("/about-me"), subject }, facts)).toMatchSnapshot()
})

test("a project and a list below a list have their place, and other pages have none", () => {
  const project = structuredData({ ...at("/project/x"), subject: { kind: "project" } }, facts)
  expect(JSON.stringify(project)).toContain("BreadcrumbList")
  expect(JSON.stringify(structuredData(at("/blog/tag/a"), facts))).toContain("BreadcrumbList")
  expect(structuredData(at("/blog"), facts)).toBeNull()
  expect(structuredData(at("/mentions-legales"), facts)).toBeNull()
})
