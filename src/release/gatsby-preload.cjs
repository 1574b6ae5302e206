const { statSync } = require("node:fs")
const { isMainThread } = require("node:worker_threads")
const { fdir } = require("fdir")

/** Bundles the packages of this project: Node could not load their TypeScript. */
const OWN_PACKAGES = {
  name: "own-packages",
  setup(build) {
    build.onResolve({ filter: /^@site\// }, ({ path }) => ({ path: require.resolve(path) }))
  },
}

/**
 * Loaded before Gatsby: `gatsby-config.ts` and `gatsby-node.ts` are compiled by esbuild. Gatsby's Parcel takes two seconds
 * for them, and longer with each file of the project, as it looks for changes in all. It is not loaded.
 */
if (isMainThread && !process.env.GATSBY_WORKER_ID) {
  for (const name of ["@parcel/core", "@parcel/cache"])
    require.cache[require.resolve(name)] = { loaded: true, exports: {} }
  const compiler = require("gatsby/dist/utils/parcel/compile-gatsby-files.js")
  compiler.compileGatsbyFiles = root => {
    // Not before: the module reads Gatsby's state.
    const { leaveOutUnused } = require("./unused-templates.cjs")
    leaveOutUnused(
      require("gatsby/dist/query/query-compiler.js"),
      require("gatsby/dist/redux").store,
    )
    return require("esbuild").build({
      entryPoints: ["gatsby-config.ts", "gatsby-node.ts"],
      absWorkingDir: root,
      outdir: compiler.COMPILED_CACHE_DIR,
      bundle: true,
      packages: "external",
      plugins: [OWN_PACKAGES],
      platform: "node",
      target: "node20",
    })
  }
  if (process.argv.includes("build")) sourceFilesOnce()
}

/**
 * gatsby-source-filesystem watches each file and folder before it looks at it, and makes a node of each again. A build
 * needs nodes of files that are new or changed; the others stay. Nothing asks for folders.
 */
function sourceFilesOnce() {
  const { createFileNode } = require("gatsby-source-filesystem/create-file-node")
  const plugin = require("gatsby-source-filesystem/gatsby-node")
  plugin.sourceNodes = async ({ actions, cache, createNodeId, getNode }, options) => {
    const files = new fdir().withFullPaths().withSymlinks({ resolvePaths: false })
    for (const file of files.crawl(options.path).sync().sort()) {
      const { mtimeMs, ino } = statSync(file)
      const node = getNode(createNodeId(file))
      if (node?.mtimeMs === mtimeMs && node.ino === ino) actions.touchNode(node)
      else actions.createNode(await createFileNode(file, createNodeId, options, cache))
    }
  }
}
