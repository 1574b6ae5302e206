/**
 * Finds the line of a file from which a part of its changed text comes: between the nearest lines above and below that
 * are as in the file, the line that has the source of the part. `first` is the line of the file at which `body` begins;
 * without it, nothing is found.
 */
export function lineFinder(body: string, first: number | undefined) {
  const lines = body.split("\n")
  const places = new Map<string, number>()
  for (const [index, line] of lines.entries()) places.set(line, places.has(line) ? -1 : index)
  /** Index of a line that is once in the file. */
  const placeOf = (line = "") => {
    const place = line.trim() ? (places.get(line) ?? -1) : -1
    return place < 0 ? undefined : place
  }
  let last = ""
  let now: string[] = []
  return (text: string, offset: number, source: string): number | undefined => {
    if (first === undefined) return undefined
    // One pass asks for many places of one text.
    if (text !== last) now = text.split("\n")
    last = text
    const here = text.slice(0, offset).split("\n").length - 1
    const anchor = (step: 1 | -1) => {
      let at = here + step
      while (at in now && placeOf(now[at]) === undefined) at += step
      return { at, line: placeOf(now[at]) }
    }
    const above = anchor(-1)
    const below = anchor(1)
    const from = above.line === undefined ? 0 : above.line + 1
    const to = below.line === undefined || below.line < from ? lines.length : below.line
    const [words = ""] = source.trim().split("\n")
    const addresses = source.matchAll(/(?:\]\(<?|(?:href|src)=["']?)([^\s)>"']+)/g)
    for (const needle of [words, ...[...addresses].map(([, address = ""]) => address)]) {
      const before = now.slice(above.at + 1, here).filter(line => line.includes(needle)).length
      const found = lines.flatMap((line, index) =>
        index >= from && index < to && needle && line.includes(needle) ? index : [],
      )
      const index = found[Math.min(before, found.length - 1)]
      if (index !== undefined) return first + index
    }
    const next = lines.findIndex((line, index) => index >= from && line.trim() !== "")
    return first + (placeOf(now[here]) ?? Math.max(next, 0))
  }
}
