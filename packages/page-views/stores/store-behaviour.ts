import * as z from "zod"
import { COUNT } from "../test-site/sample-count"
import { botCount, type PageViewStore, type ViewCount, viewCount } from "./counts"

/** A place where one store keeps its counts, to open again and again. */
export type StorePlace = {
  open(): Promise<PageViewStore>
  /** The rows of a table, as they are. */
  rowsIn(table: "page_views" | "bot_views"): Promise<unknown[]>
  remove(): Promise<void>
}

const VIEW: ViewCount = { ...COUNT, path: "/blog/é" }

/** By code unit: a locale's order holds the two ways to write "é" for one. */
const sorted = (counts: ViewCount[]): string[] => counts.map(row => JSON.stringify(row)).sort()

/** D3: what every storage driver does. Call it in the test file of a driver. */
export function describeStore(driver: string, makePlace: () => Promise<StorePlace>): void {
  describe(`D3: the ${driver} store`, () => {
    let place: StorePlace
    let store: PageViewStore
    const views = async () => z.array(viewCount).parse(await place.rowsIn("page_views"))
    const bots = async () => z.array(botCount).parse(await place.rowsIn("bot_views"))

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

    test("returns the views of a day, and no others", async () => {
      const days = ["2026-03-12", "2026-03-13", "2026-03-14"]
      await store.add(days.map(day => ({ ...VIEW, day, count: 5_000_000_000 })))
      expect(await store.rowsOf("2026-03-13")).toEqual([
        { ...VIEW, day: "2026-03-13", count: 5_000_000_000 },
      ])
      expect(await store.rowsOf("2026-03-15")).toEqual([])
    })

    test("counts bots by day, apart from the views", async () => {
      await store.add([VIEW], [{ day: VIEW.day, count: 2 }])
      for (const day of [VIEW.day, "2026-03-15"]) await store.add([], [{ day, count: 3 }])
      expect(await views()).toEqual([VIEW])
      expect(await bots()).toEqual([
        { day: VIEW.day, count: 5 },
        { day: "2026-03-15", count: 3 },
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
      await expect(store.rowsOf(VIEW.day)).resolves.toEqual([])
      await store.close()
      await store.close()
      await expect(store.rowsOf(VIEW.day)).rejects.toThrow()
      await expect(store.add([VIEW])).rejects.toThrow()
    })
  })
}
