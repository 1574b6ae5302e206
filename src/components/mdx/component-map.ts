import type { ElementType } from "react"
import type { MdxComponentName } from "../../content-model/mdx-components"
import { Callout } from "./callout"
import { CodeBlock } from "./code-block"
import { Details } from "./details"
import { Figure } from "./figure"
import { Heading2, Heading3, Heading4 } from "./heading"
import { InlineImage } from "./inline-image"
import { Kbd } from "./kbd"
import { PageViewPreview } from "./page-view-preview"
import { Sidenote } from "./sidenote"
import { SiteLink } from "./site-link"
import { Table } from "./table"

const authored: Record<MdxComponentName, ElementType> = {
  Callout,
  Figure,
  Kbd,
  PageViewPreview,
  Sidenote,
}

/** What an article is rendered with, on both routes: the author's components, the compiler's, and elements. */
export const components: Readonly<Record<string, ElementType>> = {
  ...authored,
  CodeBlock,
  InlineImage,
  a: SiteLink,
  details: Details,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  table: Table,
}
