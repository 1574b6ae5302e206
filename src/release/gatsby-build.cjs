const { dirname, join } = require("node:path")
const { build } = require("esbuild")

/**
 * Runs Gatsby's command line with `gatsby-config.ts` and `gatsby-node.ts` compiled by esbuild. Gatsby's Parcel takes two
 * seconds for them, and longer with each file of the project, as it looks for changes in all.
 * Arguments: Gatsby's `cli.js`, then its own.
 */
process.argv.splice(1, 1)
const [, cli] = process.argv
const compiler = require(join(dirname(cli), "dist/utils/parcel/compile-gatsby-files.js"))
compiler.compileGatsbyFiles = root =>
  build({
    entryPoints: ["gatsby-config.ts", "gatsby-node.ts"],
    absWorkingDir: root,
    outdir: compiler.COMPILED_CACHE_DIR,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
  })
require(cli)
