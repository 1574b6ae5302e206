const OWN = "this.loadAppData(),"

/** The methods that load server components: this site has none, and webpack keeps each method of a class. */
const SERVER_COMPONENTS = /\n {2}(?:fetch|load)PartialHydrationJson\(\w+\) \{(?:.|\n)*?\n {2}\}/g

/**
 * webpack loader for Gatsby's `loader.js`: a page asks for the build's version as others do, through `___loader`, where
 * `navigation/prefetch` lets pages that are prefetched share an answer.
 */
module.exports = source => {
  if (!source.includes(OWN)) throw new Error(`Gatsby's loader does not say ${OWN} any more.`)
  return source.replace(OWN, "publicLoader.loadAppData(),").replace(SERVER_COMPONENTS, "")
}
