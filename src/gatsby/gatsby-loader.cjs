/** What the loader says, and what this site says instead. */
const CHANGES = [
  // A page asks for the build's version as others do, through `___loader`, where `navigation/prefetch` lets pages that are
  // prefetched share an answer.
  [/this\.loadAppData\(\),/, "publicLoader.loadAppData(),"],
  // No page of this site is made of server components: neither the methods that load them nor their library is needed.
  [/\n {2}fetchPartialHydrationJson\(\w+\) \{(?:.|\n)*?\n {2}\}/, ""],
  [/\n {2}loadPartialHydrationJson\(\w+\) \{(?:.|\n)*?\n {2}\}/g, ""],
  [/typeof rscDataResponse\?\.payload === `string`/, "false"],
  // `navigation/prefetch` is the queue. Nobody asks for the files of a page by their addresses.
  [/\n {2}shouldPrefetch\(\w+\) \{(?:.|\n)*?(?=\n {2}isPageNotFound\()/, ""],
  [/\n {2}doPrefetch\(\w+\) \{(?:.|\n)*?\n {2}\}\n/, ""],
  [/\n {2}getResourceURLsForPathname: (?:.|\n)*?(?=\n {2}loadPage:)/, ""],
  [/instance\.(?:prefetch|hovering)\(rawPath\)/g, "undefined"],
]

/** webpack loader for Gatsby's `loader.js`. */
module.exports = source =>
  CHANGES.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`Gatsby's loader does not say ${from} any more.`)
    return text.replace(from, to)
  }, source)
