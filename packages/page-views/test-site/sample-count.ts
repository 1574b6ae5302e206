import type { ViewCount } from "../stores/counts"

/** One view of one day. */
export const COUNT: ViewCount = {
  day: "2026-03-14",
  path: "/",
  referer: "direct",
  agent: "firefox",
  country: "FR",
  count: 1,
}
