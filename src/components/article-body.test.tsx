import { render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import type { ArticleTree } from "../content-model/article-tree"
import { renderArticle } from "./article-body"

const Note = ({ kind, children }: { kind: string; children: ReactNode }) => (
  <aside title={kind}>{children}</aside>
)

test("D1: a compiled article renders elements, components, properties and text, without a key warning", () => {
  const tree: ArticleTree = [
    ["p", 0, "Un ", ["em", 0, "mot"], " et ", ["a", { href: "/blog" }, "un lien"]],
    ["Note", { kind: "tip" }, ["p", 0, "Dedans"]],
    ["ul", { className: "x" }, ["li", 0, "1"], ["li", 0, "2"]],
  ]
  render(renderArticle(tree, { Note }))
  expect(screen.getByTitle("tip")).toHaveTextContent("Dedans")
  expect(screen.getByRole("link")).toHaveAttribute("href", "/blog")
  expect(screen.getByRole("list")).toHaveClass("x")
  expect(screen.getAllByRole("listitem")).toHaveLength(2)
})
