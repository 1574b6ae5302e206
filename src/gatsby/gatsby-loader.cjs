/** What Gatsby's loader and its router say, and what this site says instead. */
const LOADER = [
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

// Errors for those who write routes: this site writes none. And types of properties, which alone kept its link in the
// scripts: nothing calls it.
const ROUTER = [
  [/`<R(?:[^`\\]|\\.)*`/g, '""'],
  [/[\w$]+\.displayName="Link",[\w$]+\.propTypes=\{[^}]*\};/, ""],
  [/(?=[\w$]+\(\(\w,\w\)=>\{let\{innerRef)/, "/*#__PURE__*/"],
  [/(?<=;)[\w$]+\.propTypes=\{from:[^}]*\};/, ""],
]

/** webpack loader for Gatsby's `loader.js` and its router. */
module.exports = function (source) {
  const changes = this.resourcePath.endsWith("loader.js") ? LOADER : ROUTER
  return changes.reduce((text, [from, to]) => {
    if (text.search(from) < 0)
      throw new Error(`${this.resourcePath} does not say ${from} any more.`)
    return text.replace(from, to)
  }, source)
}
