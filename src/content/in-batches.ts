/** Enough to keep the disk busy while one article is compiled; few enough to hold few trees at once. */
const BATCH_SIZE = 16

/** Like `Promise.all(items.map(work))`, a few items at a time; results keep the order of the items. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    results.push(...(await Promise.all(items.slice(start, start + BATCH_SIZE).map(work))))
  }
  return results
}
