import { sampleStore } from "../test-site/sample-store"
import { computeStats, statsSchema } from "./stats"

const period = { since: "2026-03-12", until: "2026-03-14" }

const sample = () =>
  sampleStore(
    [
      { day: "2026-03-08", count: 1000 },
      { day: "2026-03-09", count: 4 },
      { day: "2026-03-11", path: "/blog", count: 6 },
      { day: "2026-03-12", count: 2 },
      { day: "2026-03-12", path: "/blog", referer: "/", agent: "mobile", count: 3 },
      { day: "2026-03-14", path: "/blog/a", agent: "mobile", count: 5 },
      { day: "2026-03-14", path: "(unknown)", referer: "news.example", count: 2 },
      { day: "2026-03-15", count: 1000 },
    ],
    [
      { day: "2026-03-09", count: 10 },
      { day: "2026-03-14", count: 7 },
      { day: "2026-03-15", count: 1000 },
    ],
  )

test("the sums of a period: its days without views too, the period before, names by their views", async () => {
  const store = await sample()
  const stats = await computeStats(store, { period, path: null }, 10)
  expect(stats).toEqual({
    version: 1,
    timeZone: "Europe/Paris",
    since: "2026-03-12",
    until: "2026-03-14",
    path: null,
    views: 12,
    bots: 7,
    before: { since: "2026-03-09", until: "2026-03-11", views: 10, bots: 10 },
    days: [
      { day: "2026-03-12", views: 5, bots: 0 },
      { day: "2026-03-13", views: 0, bots: 0 },
      { day: "2026-03-14", views: 7, bots: 7 },
    ],
    pages: {
      rows: [
        { name: "/blog/a", views: 5 },
        { name: "/blog", views: 3 },
        { name: "(unknown)", views: 2 },
        { name: "/", views: 2 },
      ],
      others: { names: 0, views: 0 },
    },
    referers: {
      rows: [
        { name: "direct", views: 7 },
        { name: "/", views: 3 },
        { name: "news.example", views: 2 },
      ],
      others: { names: 0, views: 0 },
    },
    agents: {
      rows: [
        { name: "mobile", views: 8 },
        { name: "firefox", views: 4 },
      ],
      others: { names: 0, views: 0 },
    },
  })
  expect(statsSchema.parse(JSON.parse(JSON.stringify(stats)))).toEqual(stats)
  await store.close()
})

test("the names beyond the top are summed", async () => {
  const store = await sample()
  const { pages, agents } = await computeStats(store, { period, path: null }, 1)
  expect(pages).toEqual({
    rows: [{ name: "/blog/a", views: 5 }],
    others: { names: 3, views: 7 },
  })
  expect(agents.others).toEqual({ names: 1, views: 4 })
  await store.close()
})

test("of some pages only their views are counted, before too, and nothing is said of bots", async () => {
  const store = await sample()
  const stats = await computeStats(store, { period, path: "/blog/*" }, 10)
  expect(stats).toMatchObject({ views: 8, bots: null, before: { views: 6, bots: null } })
  expect(stats.days.map(({ views, bots }) => [views, bots])).toEqual([
    [3, null],
    [0, null],
    [5, null],
  ])
  expect(stats.pages.rows.map(({ name }) => name)).toEqual(["/blog/a", "/blog"])
  expect(statsSchema.parse(stats)).toEqual(stats)
  await store.close()
})

test("an empty store has a sum of zero for every day", async () => {
  const store = await sampleStore([])
  const stats = await computeStats(store, { period, path: null }, 10)
  expect(stats).toMatchObject({ views: 0, bots: 0, before: { views: 0 }, pages: { rows: [] } })
  expect(stats.days).toHaveLength(3)
  await store.close()
})
