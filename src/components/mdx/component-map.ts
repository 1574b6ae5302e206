import type { ElementType } from "react"
import type { MdxComponentName } from "../../content-model/mdx-components"
import { CodeBlock } from "./code-block"
import { Details, Heading2, Heading3, Heading4, SiteLink, Table } from "./elements"
import { Figure, InlineImage } from "./figure"
import { PageViewPreview } from "./page-view-preview"
import { Callout, Sidenote } from "./remarks"

/** Components of an article by name; a name that is not here is an HTML element. */
export type ComponentMap = Readonly<Record<string, ElementType>>

/** What an article is rendered with, on both routes: the author's components, the compiler's, and elements. */
export const components: ComponentMap & Record<MdxComponentName, ElementType> = {
  Callout,
  Figure,
  Kbd: "kbd",
  PageViewPreview,
  Sidenote,
  CodeBlock,
  InlineImage,
  a: SiteLink,
  details: Details,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  table: Table,
}
