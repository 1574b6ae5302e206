const OWN = "this.loadAppData(),"

/**
 * webpack loader for Gatsby's `loader.js`: a page asks for the build's version as others do, through `___loader`, where
 * `navigation/prefetch` lets pages that are prefetched share an answer.
 */
module.exports = source => {
  if (!source.includes(OWN)) throw new Error(`Gatsby's loader does not say ${OWN} any more.`)
  return source.replace(OWN, "publicLoader.loadAppData(),")
}
