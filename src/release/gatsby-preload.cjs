const { isMainThread } = require("node:worker_threads")

/** Bundles the packages of this project: Node could not load their TypeScript. */
const OWN_PACKAGES = {
  name: "own-packages",
  setup(build) {
    build.onResolve({ filter: /^@site\// }, ({ path }) => ({ path: require.resolve(path) }))
  },
}

/**
 * Loaded before Gatsby: esbuild compiles `gatsby-config.ts` and `gatsby-node.ts`. Gatsby's Parcel takes seconds for them,
 * longer with each file of the project because it looks for changes in all, and cannot bundle the packages.
 */
if (isMainThread && !process.env.GATSBY_WORKER_ID) {
  const { build } = require("esbuild")
  const compiler = require("gatsby/dist/utils/parcel/compile-gatsby-files.js")
  compiler.compileGatsbyFiles = root =>
    build({
      absWorkingDir: root,
      entryPoints: ["gatsby-config.ts", "gatsby-node.ts"],
      outdir: compiler.COMPILED_CACHE_DIR,
      bundle: true,
      platform: "node",
      target: "node20",
      packages: "external",
      plugins: [OWN_PACKAGES],
    })
}
