import { daysOf } from "../days"
import type { Stats } from "../stats/stats"

/** Some sums for tests of what shows them. */
export function sampleStats(changes: Partial<Stats> = {}): Stats {
  const since = changes.since ?? "2026-03-12"
  const until = changes.until ?? "2026-03-14"
  const days = daysOf({ since, until })
  return {
    version: 1,
    timeZone: "Europe/Paris",
    since,
    until,
    path: null,
    views: 1500,
    bots: 40,
    before: { since: "2026-03-09", until: "2026-03-11", views: 1200, bots: 50 },
    days: days.map((day, index) => ({ day, views: [0, 1000, 500][index % 3] ?? 0, bots: 0 })),
    pages: {
      rows: [
        { name: "/", views: 1000 },
        { name: "/blog/été", views: 450 },
      ],
      others: { names: 2, views: 50 },
    },
    referers: { rows: [{ name: "direct", views: 1500 }], others: { names: 0, views: 0 } },
    agents: {
      rows: [{ name: "mobile", views: 1499 }],
      others: { names: 1, views: 1 },
    },
    ...changes,
  }
}
