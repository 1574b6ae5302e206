/** Addresses in a source, which stay when the words around them have changed. */
const ADDRESS = /(?:\]\(<?|(?:href|src)=["']?)([^\s)>"']+)/g

/**
 * Line of `body` from which a source at the end of the text `before` comes: as many of its like are above it there. For a
 * source that other changes have written, the nearest line above it that is as in `body` is looked for.
 */
export function lineOf(body: string, before: string, source: string): number {
  const [words = ""] = source.trim().split("\n")
  const addresses = Array.from(source.matchAll(ADDRESS), ([, address = ""]) => address)
  const needle = [words, ...addresses].find(one => one && body.includes(one))
  if (!needle) return below(body.split("\n"), before.split("\n"))
  const parts = body.split(needle)
  const above = Math.min(before.split(needle).length, parts.length - 1)
  return parts.slice(0, above).join(needle).split("\n").length
}

/** Number of the last of some written lines, by the nearest one above it that is known. */
function below(known: readonly string[], written: readonly string[]): number {
  const all = new Set(known)
  const last = written.length - 1
  const above = written.slice(0, last).findLastIndex(line => line.trim() && all.has(line))
  const isLike = (line: string) => line === written[above]
  const count = written.slice(0, above + 1).filter(isLike).length
  const places = known.flatMap((line, at) => (isLike(line) ? at + 1 : []))
  return last - above + (places[Math.min(count, places.length) - 1] ?? 0)
}
