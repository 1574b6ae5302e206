const { isMainThread } = require("node:worker_threads")

/**
 * Loaded before Gatsby: `gatsby-config.ts` and `gatsby-node.ts` are compiled by esbuild. Gatsby's Parcel takes two seconds
 * for them, and longer with each file of the project, as it looks for changes in all. It is not loaded.
 */
if (isMainThread && !process.env.GATSBY_WORKER_ID) {
  for (const name of ["@parcel/core", "@parcel/cache"])
    require.cache[require.resolve(name)] = { loaded: true, exports: {} }
  const compiler = require("gatsby/dist/utils/parcel/compile-gatsby-files.js")
  compiler.compileGatsbyFiles = root =>
    require("esbuild").build({
      entryPoints: ["gatsby-config.ts", "gatsby-node.ts"],
      absWorkingDir: root,
      outdir: compiler.COMPILED_CACHE_DIR,
      bundle: true,
      packages: "external",
      platform: "node",
      target: "node20",
    })
}
