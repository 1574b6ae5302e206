import { cv } from "../testing/sample-cv"
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

test("a project with its code is source code, one without is a work", () => {
  const subject = { kind: "project", stack: ["React"], start: "2026-01" } as const
  const source = "https://example.org/code"
  const told = structuredData({ ...at("/project/x"), subject: { ...subject, source } }, facts)
  expect(told).toMatchSnapshot()
  const work = structuredData({ ...at("/project/x"), subject }, facts)
  expect(JSON.stringify(work)).toContain('"@type":"CreativeWork"')
})

test("the page about the owner is a profile, of the person who is author elsewhere", () => {
  const profiles = ["https://example.org/ada"]
  const subject = { kind: "owner", jobTitle: "Développement", profiles, cv } as const
  expect(structuredData({ ...at("/about-me"), subject }, facts)).toMatchSnapshot()
})

test("a list below a list has its place, and other pages have none", () => {
  expect(JSON.stringify(structuredData(at("/blog/tag/a"), facts))).toContain("BreadcrumbList")
  expect(structuredData(at("/blog"), facts)).toBeNull()
  expect(structuredData(at("/mentions-legales"), facts)).toBeNull()
})
