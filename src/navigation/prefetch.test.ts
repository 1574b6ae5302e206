/** @jest-environment jsdom */
import { prefetchLinks } from "./prefetch"

/** A loader whose loads the test ends. */
function setUp() {
  const started: string[] = []
  const ends = new Map<string, (page: unknown) => void>()
  const loaded: string[] = []
  const loader = {
    loadPageSync: (path: string) => (loaded.includes(path) ? {} : undefined),
    enqueue: (_path: string) => ({ abort: () => {} }),
  }
  prefetchLinks(loader, path => {
    started.push(path)
    return new Promise(resolve => ends.set(path, resolve))
  })
  const idle = () => jest.advanceTimersByTimeAsync(1000)
  const end = async (path: string, page: unknown = { page: { path } }) => {
    ends.get(path)?.(page)
    await idle()
  }
  return { enqueue: (path: string) => loader.enqueue(path), started, loaded, idle, end }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const PATHS = ["/a", "/b", "/c", "/d", "/e", "/f", "/g"]

test("S-31: five pages at once, in the order in which their links came into view", async () => {
  const { enqueue, started, idle, end } = setUp()
  PATHS.forEach(enqueue)
  await idle()
  expect(started).toEqual(PATHS.slice(0, 5))
  enqueue("/h")
  await idle()
  expect(started).toHaveLength(5)
  await end("/b")
  expect(started).toEqual(PATHS.slice(0, 6))
})

test("S-31: no page that is there, and none whose link has left the screen before its turn", async () => {
  const { enqueue, started, loaded, idle } = setUp()
  loaded.push("/there")
  enqueue("/there")
  enqueue("/gone").abort()
  enqueue("/a")
  await idle()
  expect(started).toEqual(["/a"])
})

test("S-31: nothing on a slow connection", async () => {
  const { enqueue, started, idle } = setUp()
  const connect = (effectiveType: string) =>
    Object.defineProperty(navigator, "connection", { configurable: true, value: { effectiveType } })
  connect("2g")
  enqueue("/a")
  await idle()
  expect(started).toEqual([])
  connect("4g")
  enqueue("/b")
  await idle()
  expect(started).toEqual(["/a", "/b"])
})

test("pages that fail keep their places: after five, no other is requested", async () => {
  const { enqueue, started, idle, end } = setUp()
  PATHS.forEach(enqueue)
  await idle()
  for (const path of PATHS.slice(0, 5)) await end(path, { status: "error" })
  expect(started).toHaveLength(5)
})
