import { COUNT } from "../test-site/sample-count"
import type { PageViewStore, ViewCount } from "./store"

/** A place where one store keeps its counts, to open again and again. */
export type StorePlace = { open(): Promise<PageViewStore>; remove(): Promise<void> }

const VIEW: ViewCount = { ...COUNT, path: "/blog/é" }

const everyDay = { since: "0000-01-01", until: "9999-12-31" }

/** By code unit: a locale's order holds the two ways to write "é" for one. */
const sorted = (counts: ViewCount[]): string[] => counts.map(row => JSON.stringify(row)).sort()

/** D3: what every storage driver does. Call it in the test file of a driver. */
export function describeStore(driver: string, makePlace: () => Promise<StorePlace>): void {
  describe(`D3: the ${driver} store`, () => {
    let place: StorePlace
    let store: PageViewStore
    const views = () => store.counts(everyDay)
    const bots = () => store.botCounts(everyDay)

    beforeEach(async () => {
      place = await makePlace()
      store = await place.open()
    })
    afterEach(async () => {
      await store.close()
      await place.remove()
    })

    test("is empty at first", async () => {
      expect(await views()).toEqual([])
    })

    test("adds to the count that is there", async () => {
      await store.add([{ ...VIEW, count: 2 }])
      await store.add([{ ...VIEW, count: 40 }])
      expect(await views()).toEqual([{ ...VIEW, count: 42 }])
    })

    test("adds up a view that is given twice", async () => {
      const bot = { day: VIEW.day, count: 4 }
      await store.add([VIEW, { ...VIEW, count: 2 }], [bot, bot])
      expect(await views()).toEqual([{ ...VIEW, count: 3 }])
      expect(await bots()).toEqual([{ ...bot, count: 8 }])
    })

    test("counts further than 32 bits", async () => {
      const many = { day: VIEW.day, count: 4_000_000_000 }
      await store.add([{ ...VIEW, ...many }], [many])
      await store.add([{ ...VIEW, ...many }], [many])
      const [total] = await store.totals()
      expect(total).toEqual({ day: VIEW.day, views: 8_000_000_000, bots: 8_000_000_000 })
      expect(await views()).toMatchObject([{ count: 8_000_000_000 }])
      expect(await bots()).toMatchObject([{ count: 8_000_000_000 }])
    })

    test.each(["day", "path", "referer", "agent", "country"] as const)(
      "counts views that differ in their %s apart",
      async field => {
        const other = { ...VIEW, [field]: "2026-03-15", count: 7 }
        await store.add([VIEW, other])
        expect(sorted(await views())).toEqual(sorted([VIEW, other]))
      },
    )

    test("distinguishes upper case, accents and look-alikes", async () => {
      const paths = ["/a", "/A", "/é", "/e\u0301", "/a ", "/a'--", '/"']
      const alike = paths.map(path => ({ ...VIEW, path }))
      await store.add(alike)
      expect(sorted(await views())).toEqual(sorted(alike))
    })

    test("returns the days of a period, its first and last included", async () => {
      const days = ["2026-03-12", "2026-03-13", "2026-03-14", "2026-03-15"]
      await store.add(days.map(day => ({ ...VIEW, day })))
      const found = await store.counts({ since: "2026-03-13", until: "2026-03-14" })
      expect(found.map(({ day }) => day).sort()).toEqual(["2026-03-13", "2026-03-14"])
    })

    test("counts bots by day, apart from the views", async () => {
      await store.add([VIEW], [{ day: VIEW.day, count: 2 }])
      for (const day of [VIEW.day, "2026-03-15"]) await store.add([], [{ day, count: 3 }])
      expect(await views()).toEqual([VIEW])
      const ofTheDay = await store.botCounts({ since: VIEW.day, until: VIEW.day })
      expect(ofTheDay).toEqual([{ day: VIEW.day, count: 5 }])
      expect(await bots()).toHaveLength(2)
    })

    test("adds up each day, the earliest first", async () => {
      expect(await store.totals()).toEqual([])
      await store.add([{ ...VIEW, day: "2026-03-15" }], [{ day: "2026-03-13", count: 5 }])
      await store.add([VIEW, { ...VIEW, path: "/", count: 9 }], [{ day: VIEW.day, count: 2 }])
      expect(await store.totals()).toEqual([
        { day: "2026-03-13", views: 0, bots: 5 },
        { day: "2026-03-14", views: 10, bots: 2 },
        { day: "2026-03-15", views: 1, bots: 0 },
      ])
    })

    test("purges the days before a day, and no other", async () => {
      const days = ["2024-02-12", "2024-02-13", "2024-02-14"]
      for (const day of days) await store.add([{ ...VIEW, day }], [{ day, count: 1 }])
      expect(await store.purge("2024-02-13")).toBe(2)
      for (const left of [await views(), await bots()])
        expect(left.map(({ day }) => day).sort()).toEqual(days.slice(1))
      expect(await store.purge("2024-02-13")).toBe(0)
    })

    test("keeps its counts when it is opened again", async () => {
      await store.add([VIEW])
      await store.close()
      store = await place.open()
      await store.add([VIEW])
      expect(await views()).toEqual([{ ...VIEW, count: 2 }])
    })

    test("takes counts from two openings at the same time", async () => {
      const second = await place.open()
      await Promise.all([store.add([VIEW]), second.add([VIEW])])
      await second.close()
      expect(await views()).toEqual([{ ...VIEW, count: 2 }])
    })

    test("adds nothing at all when one count cannot be added", async () => {
      // @ts-expect-error a driver that loses a field
      const broken: ViewCount = { ...VIEW, path: null }
      await expect(store.add([VIEW, broken], [{ day: VIEW.day, count: 1 }])).rejects.toThrow()
      // @ts-expect-error a driver that loses a field
      await expect(store.add([VIEW], [{ day: VIEW.day, count: null }])).rejects.toThrow()
      expect(await views()).toEqual([])
      expect(await bots()).toEqual([])
      await store.add([VIEW])
      expect(await views()).toEqual([VIEW])
    })

    test("accepts an empty list", async () => {
      await store.add([])
      expect(await views()).toEqual([])
    })

    test("can be used until it is closed", async () => {
      await expect(store.check()).resolves.toBeUndefined()
      await store.close()
      await store.close()
      await expect(store.check()).rejects.toThrow()
      await expect(store.add([VIEW])).rejects.toThrow()
    })
  })
}
