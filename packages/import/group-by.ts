/** Things by what they share, in their order. */
export function groupBy<Thing>(things: Iterable<Thing>, keyOf: (thing: Thing) => string) {
  const groups = new Map<string, Thing[]>()
  for (const thing of things) {
    const others = groups.get(keyOf(thing))
    if (others) others.push(thing)
    else groups.set(keyOf(thing), [thing])
  }
  return groups
}
