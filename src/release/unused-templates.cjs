/**
 * Leaves queries of templates that no page has out of what Gatsby compiles: it would warn, in each build, that the query of
 * `series` will not be run on a site without series. Types are made from them before.
 */
exports.leaveOutUnused = (compiler, store) => {
  const compile = compiler.default
  compiler.default = async options => {
    const queries = await compile(options)
    const used = new Set([...store.getState().components.keys()].map(withoutContent))
    for (const file of queries ? queries.keys() : [])
      if (/\/src\/templates\//.test(file) && !used.has(withoutContent(file))) queries.delete(file)
    return queries
  }
}

/** gatsby-plugin-mdx names an article's file behind its template. */
const withoutContent = file => file.split("?")[0]
