import type { GatsbyNode } from "gatsby"
import { ARTICLE_TYPES } from "./article-types"
import { CV_TYPES } from "./cv-types"
import { SITE_TYPES } from "./site-types"

/** So that `childImageSharp` exists on files also while no content has a picture. */
const PICTURES = 'type ImageSharp implements Node @childOf(types: ["File"])'

/**
 * Every field of the content, explicit and documented: GraphiQL shows them all, also those that no
 * file uses yet (gatsby issue 18271).
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([PICTURES, ARTICLE_TYPES, CV_TYPES, SITE_TYPES])
}
