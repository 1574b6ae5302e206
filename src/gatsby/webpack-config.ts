import { join } from "node:path"
import { transform } from "esbuild"
import type { GatsbyNode } from "gatsby"
import { digestOf, listFiles } from "../content/folder-files"
import { projectRoot } from "./current-content"
import { factsFile } from "./site-facts"

/** What is changed of Gatsby's configuration, which is untyped. */
interface Config {
  module: {
    rules: { oneOf?: { use: { options?: { modules?: { localIdentName?: string } } }[] }[] }[]
  }
  plugins: { options?: object }[]
  output: { hashSalt?: string }
  optimization?: { minimizer?: object[] }
}

/** Adds to Gatsby's webpack configuration. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const alias = { "site-facts": factsFile() }
  actions.setWebpackConfig({ resolve: { alias } })
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      // S-31: a page's own script and one that it shares, so that a prefetch makes two requests at once at most.
      optimization: { splitChunks: { maxAsyncRequests: 2 } },
      // Gatsby puts its `Script` and Partytown into every page, 5 kB that nothing here calls.
      resolve: { alias: { "gatsby-script": false, "@builder.io/partytown/integration": false } },
    })
  }
  const config: Config = getConfig()
  // Gatsby writes a page again when the code that renders it changed, but not when only its inlined styles did.
  if (stage === "build-html") config.output.hashSalt = await stylesDigest()
  if (config.optimization?.minimizer) {
    config.optimization.minimizer = config.optimization.minimizer.map(minimizer =>
      minimizer.constructor.name === "CssMinimizerPlugin"
        ? plugins.minifyCss({ minify: minifyCss, parallel: false })
        : minimizer,
    )
  }
  // Names of classes are in every page's styles, in its HTML and in the scripts.
  if (stage.startsWith("build")) {
    const loaders = config.module.rules.flatMap(rule => rule.oneOf ?? []).flatMap(rule => rule.use)
    for (const { options } of loaders) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = "[hash:base64:5]"
    }
  }
  for (const plugin of config.plugins) {
    // Cascade layers decide what wins, not the order of the style sheets: a warning about it says nothing.
    if (plugin.constructor.name === "MiniCssExtractPlugin")
      plugin.options = { ...plugin.options, ignoreOrder: true }
  }
  actions.replaceWebpackConfig(config)
}

/**
 * Gatsby's own minifier does not know nested rules: it merges rules that differ in what is inside them.
 * Browsers from before 2024 show the text without the site's colours (D18), but in its layout: they get no nested rules.
 */
async function minifyCss(files: Record<string, string>): Promise<{ code: string }> {
  const { code } = await transform(Object.values(files).join(""), {
    loader: "css",
    minify: true,
    supported: { nesting: false },
  })
  return { code }
}

/** Of the style sheets, and of the fonts that they name. */
async function stylesDigest(): Promise<string> {
  const folder = join(projectRoot(), "src")
  const files = (await listFiles(folder)).filter(file => /\.(?:css|woff2)$/.test(file))
  return digestOf(folder, files)
}
