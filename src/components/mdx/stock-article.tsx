import { MDXProvider } from "@mdx-js/react"
import type { ReactNode } from "react"
import { components } from "./component-map"

/** An article that brings its own code: compiled by gatsby-plugin-mdx, rendered with the same components. */
export function StockArticle({ children }: { children?: ReactNode }) {
  return (
    <MDXProvider components={components}>
      <div data-article="">{children}</div>
    </MDXProvider>
  )
}
