import { shownTexts } from "../content/english-texts"
import french from "../i18n/fr.json"
import { forwardContext } from "../routing/routes"
import { blogLists } from "../shared/blog-list"
import type { PostLinks } from "../shared/post-links"
import { outlineOf, pageHtml } from "../testing/outline"
import * as queries from "../testing/sample-queries"
import BlogListPage from "./blog-list"
import BlogPostPage from "./blog-post"
import MovedPage from "./moved"
import ContentPage from "./page"
import ProjectPage from "./project"
import SeriesPage from "./series"

const postPage = (links: Partial<PostLinks> & { hasNoLead?: boolean }) => (
  <BlogPostPage data={queries.blogPost} pageContext={{ ...queries.postLinks, ...links }} />
)
const post = (links: Partial<PostLinks>) => outlineOf(postPage(links), "/blog/deux")

test("a post of a series", () => {
  expect(post({})).toMatchSnapshot()
})

test("the posts at the end of one are in their own language", () => {
  const next = { path: "/blog/three", title: "Three", lang: "en" }
  const recommended = { ...next, path: "/blog/four", description: "About four." }
  const outline = post({ next, recommended })
  expect(outline).toMatch(/a href=\/blog\/three lang=en/)
  expect(outline).toContain("Article suivant")
  expect(outline).toMatch(/p lang=en.*: About four/)
})

test("a first post without tags ends with its author: there is nothing to read next", () => {
  const alone = { recommended: null, previous: null, next: null, tags: [] }
  expect(post(alone)).not.toContain("À lire ensuite")
  expect(post(alone)).toContain("Qui écrit")
})

test("the page of an English text has English words in its article, and French ones around it", () => {
  const words = shownTexts(french, "en", [queries.blogPost.post?.date ?? ""])
  const translations = [{ label: "Also in French:", path: "/blog/two", title: "Deux", lang: "fr" }]
  const outline = outlineOf(
    <BlogPostPage
      data={queries.blogPost}
      pageContext={{ ...queries.postLinks, words, translations }}
    />,
    "/blog/deux",
  )
  const article = outline.slice(0, outline.indexOf("À lire ensuite"))
  for (const text of [
    "min read",
    "May 1, 2026",
    "In this article",
    "Also in French:",
    "part 2 of 3",
  ])
    expect(article).toContain(text)
  expect(article).not.toMatch(/Dans cet article|min de lecture|Série/)
  expect(article).toMatch(/a href=\/blog\/two.* lang=fr/)
  expect(outline).toContain("Article précédent")
})

test("a series, each part with its place", () => {
  const [first, second] = queries.posts
  const parts = [second, first].flatMap(part => (part ? { ...part, featured: true } : []))
  const outline = outlineOf(
    <SeriesPage pageContext={{ series: "Une suite", parts }} />,
    "/blog/series/une-suite",
  )
  expect(outline).toMatchSnapshot()
})

test("a text that begins with its description has it once", () => {
  const lead = `>${queries.blogPost.post?.description}</p>`
  expect(pageHtml(postPage({}), "/blog/deux").html).toContain(lead)
  expect(pageHtml(postPage({ hasNoLead: true }), "/blog/deux").html).not.toContain(lead)
})

test("a project", () => {
  expect(
    outlineOf(<ProjectPage data={queries.projectPage} pageContext={{}} />, "/project/notes"),
  ).toMatchSnapshot()
})

test("a page of the owner's own, with its places, and ways on where there are any", () => {
  const page = { ...queries.article, title: "Mes outils", description: "Une phrase.", lang: "en" }
  const { headings } = queries.englishPost
  const end = [{ label: "Modifier", href: "https://a.example/" }]
  const outline = (context: object) =>
    outlineOf(
      <ContentPage data={{ page: { ...page, headings } }} pageContext={context} />,
      "/outils",
    )
  expect(outline({ end })).toMatchSnapshot()
  expect(outline({})).not.toContain("Modifier")
})

/** A page of a list, of these posts and of as many others before and after them. */
function listPage(path: string, { nodes = queries.taggedPosts, before = 0, after = 0 } = {}) {
  const others = (count: number, date: string) =>
    Array.from({ length: count }, (_, at) => {
      const [sample] = queries.posts
      if (!sample) throw new Error("There are sample posts.")
      return { ...sample, path: `/blog/${date}-${at}`, date, tags: ["C++"] }
    })
  const lists = blogLists([
    ...others(before, "2026-12-01"),
    ...nodes,
    ...others(after, "2018-02-03"),
  ])
  const context = lists.find(page => page.path === path)?.context
  const lead = queries.posts.find(post => post.path === context?.lead) ?? null
  return context && outlineOf(<BlogListPage data={{ lead }} pageContext={context} />, path)
}

test("the list of posts, when it fits one page", () => {
  expect(listPage("/blog")).toMatchSnapshot()
})

test("a page of a year: its posts, the other years, newer and older posts", () => {
  expect(listPage("/blog/2025", { before: 20, after: 1 })).toMatchSnapshot()
})

test("posts of a tag, and of a year with it", () => {
  const nodes = queries.taggedPosts.filter(({ tags }) => tags.includes("vie privée"))
  expect(listPage("/blog/tag/vie-privee", { nodes })).toMatchSnapshot()
  const outline = listPage("/blog/tag/c-plus-plus/2026/2", { before: 101 })
  expect(outline).toContain("Articles sur « C++ » – 2026, partie 2 sur 2")
  expect(outline?.match(/ h3/g)).toHaveLength(1)
})

test("the list shows five tags of a post, and its index all of them", () => {
  const tags = ["a", "b", "c", "d", "e", "f"]
  const nodes = queries.posts.slice(0, 1).map(post => ({ ...post, tags }))
  const outline = listPage("/blog", { nodes })
  expect(outline?.match(/\/blog\/tag\/e/g)).toHaveLength(2)
  expect(outline?.match(/\/blog\/tag\/f/g)).toHaveLength(1)
})

test("the list has no link beyond its first and its last page", () => {
  expect(listPage("/blog", { after: 20 })).not.toContain("plus récents")
  expect(listPage("/blog/2025", { before: 20 })).not.toContain("plus anciens")
})

test("a list without posts shows that it is empty", () => {
  const outline = listPage("/blog", { nodes: [] })
  expect(outline).toContain("Aucun article")
  expect(outline?.match(/section/g)).toHaveLength(1)
})

test("an old address", () => {
  const pageContext = { ...forwardContext("/blog/deux"), title: "Deux", lang: "en" }
  expect(outlineOf(<MovedPage pageContext={pageContext} />, "/blog/ancien")).toMatchSnapshot()
})
