import type { ServerResponse } from "node:http"
import { METRICS_PATH } from "@site/page-view-contract"
import type { GatsbyConfig } from "gatsby"
import { contentFolder } from "./src/content/content-folder"
import { mdxOptions } from "./src/gatsby/mdx-options"
import { manifestOptions, pathPrefix } from "./src/gatsby/unchecked-site"

const config: GatsbyConfig = {
  trailingSlash: "never",
  pathPrefix: pathPrefix(process.cwd()),
  jsxRuntime: "automatic",
  // `gatsby develop` has no counter: its page views are answered, and not counted.
  developMiddleware: app => {
    app.use(METRICS_PATH, (_request: unknown, response: ServerResponse) => {
      response.writeHead(204).end()
    })
  },
  // Writes `src/gatsby-types.d.ts`, for the type check and for editors.
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: `${process.cwd()}/${contentFolder(process.cwd())}` },
    },
    { resolve: "gatsby-plugin-manifest", options: manifestOptions(process.cwd()) },
    "gatsby-plugin-sharp",
    // Articles show drawings and films by the same query: these have no `childImageSharp`, without a warning.
    { resolve: "gatsby-transformer-sharp", options: { checkSupportedExtensions: false } },
    { resolve: "gatsby-plugin-mdx", options: { mdxOptions } },
  ],
}

export default config
