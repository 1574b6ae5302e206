/**
 * The counter of `gatsby develop` and of hosts that run functions, as esbuild has bundled it (`release/gatsby-preload`):
 * webpack and Babel take seconds for the files that it is made of.
 *
 * No `config` export, although Gatsby Functions have one: Gatsby takes it for a page's and then builds its
 * server-rendering engines, half a minute for nothing.
 */
module.exports = require("../../.cache/compiled/page-view-function.bundle")
