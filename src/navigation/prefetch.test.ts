/** @jest-environment jsdom */
import { BaseLoader } from "gatsby-loader"
import { prefetchLinks } from "./prefetch"

beforeAll(() => {
  Object.assign(process.env, { NODE_ENV: "production" })
  // Nothing begins by itself: the tests start it.
  jest.useFakeTimers()
})
afterAll(() => {
  Object.assign(process.env, { NODE_ENV: "test" })
  jest.useRealTimers()
})

/** A loader of two pages at once whose loads the test ends. */
function setUp() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const loaded: string[] = []
  const failing = new Set<string>()
  const isOnline = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true)
  const loader = {
    loadPage: (path: string) => {
      started.push(path)
      const page = failing.has(path) ? { status: "error" } : { page: { path } }
      return new Promise<unknown>(resolve => ends.set(path, () => resolve(page)))
    },
    loadPageSync: (path: string) => (loaded.includes(path) ? {} : undefined),
    enqueue: (_path: string) => ({ abort: () => {} }),
    hovering: (_path: string) => {},
    loadAppData: async () => undefined,
  }
  const load = prefetchLinks(loader)
  const end = async (path: string) => {
    ends.get(path)?.()
    await jest.advanceTimersByTimeAsync(0)
  }
  return {
    loader,
    load,
    started,
    loaded,
    failing,
    isOnline,
    end,
  }
}

/** One of the events after which prefetching goes on. */
const proceed = () => window.dispatchEvent(new Event("online"))

test("S-31: so many at once, in the order in which they came into view", async () => {
  const { loader, started, end } = setUp()
  for (const path of ["/a", "/b", "/c", "/d"]) loader.enqueue(path)
  proceed()
  expect(started).toEqual(["/a", "/b"])
  await end("/b")
  expect(started).toEqual(["/a", "/b", "/c"])
  await end("/a")
  expect(started).toEqual(["/a", "/b", "/c", "/d"])
})

test("S-31: no page twice, and none that is there", async () => {
  const { loader, started, loaded, end } = setUp()
  loaded.push("/there")
  for (const path of ["/there", "/a", "/a"]) loader.enqueue(path)
  proceed()
  await end("/a")
  loader.enqueue("/a")
  proceed()
  expect(started).toEqual(["/a"])
})

test("S-31: a page is dropped when its last link leaves the screen before its turn", () => {
  const { loader, started, isOnline } = setUp()
  isOnline.mockReturnValue(false)
  const gone = loader.enqueue("/gone")
  const one = loader.enqueue("/twice")
  loader.enqueue("/twice")
  gone.abort()
  one.abort()
  one.abort()
  isOnline.mockReturnValue(true)
  proceed()
  expect(started).toEqual(["/twice"])
})

test("S-31: the link that the visitor is at comes next, when it is in view", async () => {
  const { loader, started, end } = setUp()
  for (const path of ["/a", "/b", "/c", "/d"]) loader.enqueue(path)
  loader.hovering("/d")
  expect(started).toEqual(["/d", "/a"])
  loader.hovering("/nowhere")
  await end("/d")
  expect(started).toEqual(["/d", "/a", "/b"])
})

test("S-31: while nothing may be loaded, pages wait", () => {
  const { loader, started, isOnline } = setUp()
  isOnline.mockReturnValue(false)
  loader.enqueue("/a")
  loader.hovering("/a")
  expect(started).toEqual([])
  isOnline.mockReturnValue(true)
  proceed()
  expect(started).toEqual(["/a"])
})

test("a page that fails does not stop the others; three in a row do, until a target comes", async () => {
  const { loader, load, started, failing, end } = setUp()
  for (const path of ["/a", "/c", "/d", "/e"]) failing.add(path)
  for (const path of ["/a", "/b", "/c", "/d", "/e", "/f"]) loader.enqueue(path)
  proceed()
  for (const path of ["/a", "/b", "/c", "/d", "/e"]) await end(path)
  expect(started).toEqual(["/a", "/b", "/c", "/d", "/e", "/f"])
  loader.enqueue("/g")
  proceed()
  expect(started).not.toContain("/g")
  void load("/wanted")
  await end("/wanted")
  proceed()
  expect(started.slice(-2)).toEqual(["/wanted", "/g"])
})

test("pages prefetched together request the build's number once; a target requests it again", async () => {
  const asked: string[] = []
  const gatsby = new BaseLoader(async () => () => null, [])
  gatsby.memoizedGet = async url => {
    if (url.endsWith("app-data.json")) asked.push(url)
    return { status: 200, responseText: '{ "path": "", "webpackCompilationHash": "b1" }' }
  }
  const { loader, isOnline } = setUp()
  isOnline.mockReturnValue(true)
  loader.loadPage = path => gatsby.loadPage(path)
  const load = prefetchLinks(loader)
  for (const path of ["/a", "/b", "/c"]) loader.enqueue(path)
  proceed()
  await jest.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(1)
  await load("/wanted")
  expect(asked).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(5_000)
  loader.enqueue("/later")
  proceed()
  await jest.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(3)
})
