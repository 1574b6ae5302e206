import { SITE_IDS } from "@site/articles"
import { createElement, type ReactNode } from "react"
import { Layout } from "../layout/layout"
import AboutMePage from "../pages/about-me"
import { pageHtml } from "../testing/outline"
import * as queries from "../testing/sample-queries"
import BlogPostPage from "./blog-post"
import ProjectPage from "./project"

const pages: [string, ReactNode][] = [
  ["/about-me", createElement(AboutMePage, { data: queries.aboutMe(true) })],
  ["/project/x", createElement(ProjectPage, { data: queries.projectPage, pageContext: {} })],
  [
    "/blog/x",
    createElement(BlogPostPage, { data: queries.blogPost, pageContext: queries.postLinks }),
  ],
]

test.each(pages)(
  "the ids around the article of %s are those that no heading gets",
  (path, page) => {
    const { html } = pageHtml(createElement(Layout, null, page), path)
    const around = html.replace(/<div data-article="">[\s\S]*?<\/aside><\/div>/, "")
    expect(around).not.toBe(html)
    const ids = [...around.matchAll(/ id="(?!site-)([^"]*)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter(id => !SITE_IDS.includes(`${id}`))).toEqual([])
  },
)
