/** @jest-environment jsdom */
jest.mock("../http/http", () => ({ http: jest.fn() }))

const MINUTE = 60_000

/** Requests in their order. */
let asked: string[]
/** Content of `builds/latest.json`; an error when it cannot be reached. */
let deployed: unknown
/** Build that a manifest names. */
let manifest: string
let warn: jest.SpyInstance

class Timing {
  serverTiming = [{ name: "build", description: "b1" }]
}
Object.assign(globalThis, { PerformanceNavigationTiming: Timing })
let ownResponse: Timing | undefined

beforeEach(() => {
  ownResponse = new Timing()
  jest.resetModules()
  jest.useFakeTimers()
  asked = []
  deployed = "b1"
  manifest = "b1"
  warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  // jsdom has no timings.
  Object.assign(performance, { getEntriesByType: () => [ownResponse] })
})

afterEach(() => {
  jest.useRealTimers()
})

/** Begins to watch as a page of its own: modules keep what they know as long as a document lives. */
async function watch(random: number) {
  jest.spyOn(Math, "random").mockReturnValue(random)
  const { http: ask } = await import("../http/http")
  jest.mocked<(path: string) => Promise<unknown>>(ask).mockImplementation(async path => {
    asked.push(path)
    if (deployed instanceof Error) throw deployed
    return { id: path.includes("latest") ? deployed : manifest }
  })
  const { watchVersions } = await import("./watch-versions")
  const { navigation } = await import("./state")
  const isNewVersionKnown = () => navigation().isNewVersionKnown
  watchVersions(60)
  await jest.advanceTimersByTimeAsync(5000)
  const all = asked
  asked = []
  return { all, isNewVersionKnown }
}

test.each([
  [0, 54],
  [0.5, 60],
  [0.999_999, 66],
])("S-28: with a throw of %d, an hour is %d minutes", async (random, minutes) => {
  await watch(random)
  await jest.advanceTimersByTimeAsync(minutes * MINUTE - 7000)
  expect(asked).toEqual([])
  await jest.advanceTimersByTimeAsync(4000)
  expect(asked).toEqual(["/builds/latest.json"])
})

test("S-28: a failure is a line in the console, and the next look is an hour later", async () => {
  const { isNewVersionKnown } = await watch(0.5)
  deployed = new Error("no network")
  await jest.advanceTimersByTimeAsync(60 * MINUTE)
  expect(warn).toHaveBeenCalledWith("Version watch:", deployed)
  expect(isNewVersionKnown()).toBe(false)
  deployed = "b2"
  await jest.advanceTimersByTimeAsync(60 * MINUTE)
  expect(isNewVersionKnown()).toBe(true)
  expect(asked).toHaveLength(2)
})

test.each([undefined, 5, ""])("S-28: the id %j is no answer, and so no new version", async id => {
  const { isNewVersionKnown } = await watch(0.5)
  deployed = id
  await jest.advanceTimersByTimeAsync(60 * MINUTE)
  expect(warn).toHaveBeenCalledWith("Version watch:", new Error("builds/latest.json has no id"))
  expect(isNewVersionKnown()).toBe(false)
})

test("S-28: it stops once a new version is known", async () => {
  await watch(0.5)
  deployed = "b2"
  await jest.advanceTimersByTimeAsync(60 * MINUTE)
  expect(asked).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(600 * MINUTE)
  expect(asked).toHaveLength(1)
})

test("S-29: the manifest of the build that the page names is read; then nothing for an hour", async () => {
  const { all } = await watch(0.5)
  expect(all).toEqual(["/builds/meta/b1.json"])
  expect(warn).not.toHaveBeenCalled()
})

test("S-27: a manifest of another build is a line in the console", async () => {
  manifest = "b0"
  await watch(0.5)
  const said = new Error("/builds/meta/b1.json is not the manifest of a build")
  expect(warn).toHaveBeenCalledWith("Version watch:", said)
})

test("S-28: a page that does not name its build takes the first answer for it", async () => {
  ownResponse = undefined
  const { all, isNewVersionKnown } = await watch(0.5)
  expect(all).toEqual(["/builds/latest.json", "/builds/meta/b1.json"])
  deployed = "b2"
  await jest.advanceTimersByTimeAsync(60 * MINUTE)
  expect(isNewVersionKnown()).toBe(true)
})

test("S-28: a page out of the browser's cache looks at once, and once", async () => {
  await watch(0.5)
  // Pages of earlier tests have clients of their own.
  const { http } = await import("../http/http")
  for (const pause of [0, 2 * MINUTE]) {
    await jest.advanceTimersByTimeAsync(pause)
    jest.mocked(http).mockClear()
    const isSeen = () => document.dispatchEvent(new Event("visibilitychange"))
    isSeen()
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    isSeen()
    await jest.advanceTimersByTimeAsync(0)
    expect(http).toHaveBeenCalledTimes(1)
  }
})

test.each([{ saveData: true }, { effectiveType: "slow-2g" }])(
  "S-29: with %j nothing is asked after the load, also when the page does not name its build",
  async connection => {
    ownResponse = undefined
    Object.assign(navigator, { connection })
    const { all } = await watch(0.5)
    Object.assign(navigator, { connection: undefined })
    expect(all).toEqual([])
  },
)
