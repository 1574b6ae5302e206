import { forwardContext } from "../routing/middleware"
import { listPages } from "../shared/blog-list"
import { outlineOf } from "../testing/outline"
import * as queries from "../testing/sample-queries"
import BlogListPage from "./blog-list"
import BlogPostPage from "./blog-post"
import MovedPage from "./moved"
import ProjectPage from "./project"

test("a post", () => {
  expect(outlineOf(<BlogPostPage data={queries.blogPost} />, "/blog/deux")).toMatchSnapshot()
})

test("the post after it is named in its own language", () => {
  const next = { path: "/blog/three", title: "Three", lang: "en" }
  const outline = outlineOf(<BlogPostPage data={{ ...queries.blogPost, next }} />, "/blog/deux")
  expect(outline).toMatch(/a href=\/blog\/three lang=en/)
})

test("a project", () => {
  expect(outlineOf(<ProjectPage data={queries.projectPage} />, "/project/notes")).toMatchSnapshot()
})

/** A page of the list with these posts on it, when there are others before and after them. */
function listPage(page: number, { nodes = queries.posts, before = 0, after = 0 } = {}) {
  const others = (count: number, date: string) => Array<string>(count).fill(date)
  const dates = nodes.map(({ date }) => date)
  const pages = listPages([
    ...others(before, "2026-12-01"),
    ...dates,
    ...others(after, "2018-02-03"),
  ])
  return pages.slice(page - 1, page).map(({ path, context }) => {
    const data = { allBlogPost: { nodes } }
    return outlineOf(<BlogListPage data={data} pageContext={context} />, path)
  })[0]
}

test("the list of posts, when it fits one page", () => {
  expect(listPage(1)).toMatchSnapshot()
})

test("a page of a longer list: years and where they begin, newer and older posts", () => {
  expect(listPage(2, { before: 20, after: 40 })).toMatchSnapshot()
})

test("the list has no link beyond its first and its last page", () => {
  expect(listPage(1, { after: 20 })).not.toContain("plus récents")
  expect(listPage(2, { before: 20 })).not.toContain("plus anciens")
})

test("a list without posts says so", () => {
  const outline = listPage(1, { nodes: [] })
  expect(outline).toContain("Aucun article")
  expect(outline?.match(/section/g)).toHaveLength(1)
})

test("an old address", () => {
  const pageContext = { ...forwardContext("/blog/deux"), title: "Deux", lang: "en" }
  expect(outlineOf(<MovedPage pageContext={pageContext} />, "/blog/ancien")).toMatchSnapshot()
})
