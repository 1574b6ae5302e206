import { setImmediate as turnOfTheLoop } from "node:timers/promises"
import { type BotCount, type CountedView, keyOf, type ViewCount } from "../stores/counts"

/** Views that may wait for their commit: some seconds of the highest load, and few megabytes. */
const MAX_WAITING = 10_000

/** When a transaction takes longer, no further view may wait: the store is slow or hangs. */
const MAX_COMMIT_MS = 1000

type Batch = {
  views: Map<string, ViewCount>
  bots: Map<string, BotCount>
  done: Promise<void>
}

/**
 * D3: adds up the identical views of one moment and hands them to `commit` as one transaction. The moment is one turn
 * of the event loop, and lasts until the transaction before it is over. So a lone view does not wait, as with a timer,
 * and the busier the server or the slower the disk, the larger the batch: 14 views of 20 clients on average.
 */
export function createGroupCommit(
  commit: (views: readonly ViewCount[], bots: readonly BotCount[]) => Promise<void>,
) {
  let gathering: Batch | undefined
  let idle = Promise.resolve()
  let waiting = 0
  let commitBegan: number | undefined

  function startBatch(): Batch {
    const views = new Map<string, ViewCount>()
    const bots = new Map<string, BotCount>()
    const done = Promise.all([turnOfTheLoop(), idle]).then(() => {
      gathering = undefined
      commitBegan = performance.now()
      return commit([...views.values()], [...bots.values()])
    })
    const settle = () => {
      commitBegan = undefined
      for (const { count } of [...views.values(), ...bots.values()]) waiting -= count
    }
    idle = done.then(settle, settle)
    return { views, bots, done }
  }

  async function join(add: (batch: Batch) => void): Promise<void> {
    if (waiting >= MAX_WAITING) throw new Error(`${waiting} page views are waiting`)
    const age = performance.now() - (commitBegan ?? Number.POSITIVE_INFINITY)
    if (age > MAX_COMMIT_MS) throw new Error(`a transaction takes ${Math.round(age)} ms already`)
    waiting += 1
    gathering ??= startBatch()
    add(gathering)
    await gathering.done
  }

  return {
    /** Resolves once the view is committed; rejects with the store's error, or when the store cannot follow. */
    add: (view: CountedView) =>
      join(({ views }) => addOne(views, keyOf(view), { ...view, count: 1 })),
    /** The same for a view by a bot on `day`. */
    addBot: (day: string) => join(({ bots }) => addOne(bots, day, { day, count: 1 })),
    /** Resolves when everything that waits was written, failed or not. */
    drain: () => idle,
  }
}

function addOne<Row extends BotCount>(rows: Map<string, Row>, key: string, one: Row): void {
  const same = rows.get(key)
  if (same) same.count += 1
  else rows.set(key, one)
}
