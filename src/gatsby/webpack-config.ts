import { basename, join } from "node:path"
import type { GatsbyNode } from "gatsby"
import TerserPlugin from "terser-webpack-plugin"
import { PIECES, writePieces } from "../release/document/pieces"
import { projectRoot } from "./current-content"
import { factsFiles, textsFile } from "./site-facts"
import { pathPrefix } from "./unchecked-site"
import { keepCache, OWN_TEXTS, type Plugin, readEnvironment } from "./webpack-cache"
import { compilePlain } from "./webpack-scripts"
import { insertSheet, minifyCss } from "./webpack-styles"

/** Changed part of Gatsby's configuration, which is untyped. */
interface Config {
  module: {
    rules: {
      test?: RegExp
      resourceQuery?: RegExp
      oneOf?: { use: { options?: { modules?: { localIdentName?: string } } }[] }[]
    }[]
  }
  plugins: (StylePlugin | Plugin)[]
  cache?: object
  optimization?: { minimizer?: object[] }
}

interface StylePlugin {
  options: object
}

const SOURCES = join(projectRoot(), "src")

/** Name of a class, as `sheet-work`: no two style sheets have the same name. Gatsby's are 0.5 kB longer on each page. */
const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
  `${basename(resourcePath, ".module.css")}-${name}`

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const inPlace = stage === "build-javascript"
  if (stage.endsWith("-html"))
    actions.setWebpackConfig({
      // No page renders it.
      externals: [/^react-day-picker$/],
      // Joined modules make smaller files for browsers; Node reads these once.
      optimization: { concatenateModules: false },
    })
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...factsFiles(),
        // `gatsby develop` has its own scripts.
        "site-pieces": stage === "build-html" && join(projectRoot(), PIECES),
      },
    },
    module: {
      rules: [
        {
          test: inPlace ? /\.tsx?$|\bfr\.json$/ : /\bfr\.json$/,
          include: SOURCES,
          enforce: "pre",
          loader: join(projectRoot(), OWN_TEXTS),
          options: { file: textsFile(), inPlace },
        },
      ],
    },
  })
  // The document of `gatsby develop` has no page in it; Gatsby names all of them there.
  if (stage === "develop-html")
    actions.setWebpackConfig({ externals: [{ "$virtual/async-requires": "var {}" }] })
  if (inPlace) {
    actions.setWebpackConfig({
      // The release has no source maps: scripts are not to name them. `npm run bench:bundle` reads them beside.
      devtool: process.env.SOURCE_MAPS ? "hidden-source-map" : false,
      // A page carries the styles that it uses; Gatsby would put all of them into each page. Code that few pages share is
      // in each of them, without a request of its own.
      optimization: { splitChunks: { maxAsyncRequests: 1, cacheGroups: { styles: false } } },
      output: { environment: { arrowFunction: true } },
      // Gatsby puts its `Script`, Partytown and a hook, with all of the router, into every page: nothing here calls them.
      resolve: {
        alias: {
          "gatsby-script": false,
          "@builder.io/partytown/integration": false,
          "./register-service-worker": false,
          "./use-scroll-restoration": false,
        },
      },
      // Heads are react-helmet's.
      plugins: [
        writePieces(projectRoot(), pathPrefix(projectRoot())),
        plugins.normalModuleReplacement(
          /\/head-export-handler-for-browser$/,
          "data:text/javascript,export const headHandlerForBrowser = () => {}",
        ),
        // Babel's has 800 bytes for browsers without `Array.from`.
        plugins.normalModuleReplacement(
          /helpers\/(?:esm\/)?toConsumableArray$/,
          "data:text/javascript,export default items => Array.from(items)",
        ),
        plugins.normalModuleReplacement(/partytown\/gatsby-browser/, "data:text/javascript,"),
        // Does nothing without translations, and loads the router before `navigation/address` has mended the address.
        plugins.normalModuleReplacement(/plugin-manifest\/gatsby-browser/, "data:text/javascript,"),
        // `gatsby-browser` mounts the page.
        plugins.normalModuleReplacement(
          /^\.\/react-dom-utils$/,
          "data:text/javascript,export const reactDOMUtils = () => ({})",
        ),
      ],
    })
  }
  const config: Config = getConfig()
  if (config.optimization?.minimizer) {
    config.optimization.minimizer = [
      plugins.minifyCss({ minify: minifyCss, parallel: false }),
      // Faster than Terser itself, and smaller scripts.
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        parallel: false,
        // Letters with accents stay as they are: a page of French text has hundreds.
        terserOptions: {
          ecma: 2020,
          compress: { ecma: 2020, passes: 3 },
          format: { asciiOnly: false },
        },
      }),
    ]
  }
  compilePlain(config.module.rules, stage === "develop")
  // Gatsby's own rule for scripts has TypeScript too: Babel would compile each file twice. The template of an article
  // that is a module needs both: gatsby-plugin-mdx reads it between them, as JavaScript.
  for (const rule of config.module.rules) {
    if (`${rule.test}` === "/\\.tsx?$/") rule.resourceQuery = /__contentFilePath/
    for (const { options } of (rule.oneOf ?? []).flatMap(({ use }) => use))
      if (options?.modules?.localIdentName) Object.assign(options.modules, { getLocalIdent })
  }
  config.plugins = config.plugins.map(plugin => {
    if (stage.endsWith("-html") && "definitions" in plugin) readEnvironment(plugin)
    if (plugin.constructor.name !== "MiniCssExtractPlugin" || !("options" in plugin)) return plugin
    // Cascade layers decide what wins, not the order of the style sheets: a warning about it is noise.
    return plugins.extractText({ ...plugin.options, ignoreOrder: true, insert: insertSheet })
  })
  await keepCache(config)
  actions.replaceWebpackConfig(config)
}
