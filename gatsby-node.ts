import { createPagesAndKitchenSink } from "./src/gatsby/kitchen-sink"
import { createPages as createSitePages } from "./src/gatsby/pages"

export { onPreExtractQueries, sourceNodes } from "./src/gatsby/content-nodes"
export { onPreInit } from "./src/gatsby/current-content"
export { createResolvers, createSchemaCustomization } from "./src/gatsby/graphql-types"
export { preprocessSource } from "./src/gatsby/query-files"
export { onPreBootstrap } from "./src/gatsby/reusable-caches"
export { onPostBootstrap } from "./src/gatsby/site-pages"
export { onCreateWebpackConfig } from "./src/gatsby/webpack-config"

/** `npm run develop` also has `/kitchen-sink`. */
export const createPages =
  process.env.NODE_ENV === "development" ? createPagesAndKitchenSink : createSitePages
