/** Addresses in a source, which stay when the words around them have changed. */
const ADDRESS = /(?:\]\(<?|(?:href|src)=["']?)([^\s)>"']+)/g

/**
 * Line of `body` from which a source at the end of the text `before` comes: as many of its like are above it there.
 * Undefined for a source that other changes have written.
 */
export function lineOf(body: string, before: string, source: string): number | undefined {
  const [words = ""] = source.trim().split("\n")
  const addresses = Array.from(source.matchAll(ADDRESS), ([, address = ""]) => address)
  const needle = [words, ...addresses].find(one => one && body.includes(one))
  if (!needle) return undefined
  const parts = body.split(needle)
  const above = Math.min(before.split(needle).length, parts.length - 1)
  return parts.slice(0, above).join(needle).split("\n").length
}
