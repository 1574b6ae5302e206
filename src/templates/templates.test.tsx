import { forwardContext } from "../routing/middleware"
import { outlineOf } from "../testing/outline"
import * as queries from "../testing/sample-queries"
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

test("an old address", () => {
  const pageContext = { ...forwardContext("/blog/deux"), title: "Deux", lang: "en" }
  expect(outlineOf(<MovedPage pageContext={pageContext} />, "/blog/ancien")).toMatchSnapshot()
})
