import { forwardContext } from "../routing/middleware"
import { outlineOf } from "../testing/outline"
import * as queries from "../testing/sample-queries"
import BlogPostPage from "./blog-post"
import MovedPage from "./moved"
import ProjectPage from "./project"

test("a post", () => {
  expect(outlineOf(<BlogPostPage data={queries.blogPost} />, "/blog/deux")).toMatchSnapshot()
})

test("a project", () => {
  expect(outlineOf(<ProjectPage data={queries.projectPage} />, "/project/notes")).toMatchSnapshot()
})

test("an old address", () => {
  const pageContext = { ...forwardContext("/blog/deux"), title: "Deux", lang: "en" }
  expect(outlineOf(<MovedPage pageContext={pageContext} />, "/blog/ancien")).toMatchSnapshot()
})
