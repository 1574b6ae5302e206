import { createPrefetchQueue } from "./prefetch"

/** A queue of two at once whose loads end when the test says so. */
function setUp() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const state = { mayLoad: true, loaded: [] as string[] }
  const queue = createPrefetchQueue({
    mayLoad: () => state.mayLoad,
    isLoaded: path => state.loaded.includes(path),
    load: path => {
      started.push(path)
      return new Promise(resolve => ends.set(path, resolve))
    },
  })
  const end = async (path: string) => {
    ends.get(path)?.()
    await Promise.resolve()
  }
  return { queue, started, state, end }
}

test("S-31: so many at once, in the order in which they came into view", async () => {
  const { queue, started, end } = setUp()
  for (const path of ["/a", "/b", "/c", "/d"]) queue.enqueue(path)
  queue.proceed()
  expect(started).toEqual(["/a", "/b"])
  await end("/b")
  expect(started).toEqual(["/a", "/b", "/c"])
  await end("/a")
  expect(started).toEqual(["/a", "/b", "/c", "/d"])
})

test("S-31: no page twice, and none that is there", async () => {
  const { queue, started, state, end } = setUp()
  state.loaded = ["/there"]
  for (const path of ["/there", "/a", "/a"]) queue.enqueue(path)
  queue.proceed()
  await end("/a")
  queue.enqueue("/a")
  queue.proceed()
  expect(started).toEqual(["/a"])
})

test("S-31: a link that leaves the screen before its turn is dropped, when it was the last one there", () => {
  const { queue, started, state } = setUp()
  state.mayLoad = false
  const gone = queue.enqueue("/gone")
  const one = queue.enqueue("/twice")
  queue.enqueue("/twice")
  gone.abort()
  one.abort()
  one.abort()
  state.mayLoad = true
  queue.proceed()
  expect(started).toEqual(["/twice"])
})

test("S-31: the link that the visitor is at comes next, when it is in view", async () => {
  const { queue, started, end } = setUp()
  for (const path of ["/a", "/b", "/c", "/d"]) queue.enqueue(path)
  queue.advance("/d")
  expect(started).toEqual(["/d", "/a"])
  queue.advance("/nowhere")
  await end("/d")
  expect(started).toEqual(["/d", "/a", "/b"])
})

test("S-31: while nothing may be loaded, pages wait", () => {
  const { queue, started, state } = setUp()
  state.mayLoad = false
  queue.enqueue("/a")
  queue.advance("/a")
  expect(started).toEqual([])
  state.mayLoad = true
  queue.proceed()
  expect(started).toEqual(["/a"])
})
