import type { ViewCount } from "./page-view-store"
import { StartupError } from "./startup-error"

type DayCounts = { views: readonly ViewCount[]; bots: number }

/**
 * Throws a `StartupError` when a count of the day that is `stored` is missing from `given` or
 * larger there: setting the day would lose it.
 */
export function refuseLoss(day: string, stored: DayCounts, given: DayCounts): void {
  const counts = new Map(given.views.map(view => [keyOf(view), view.count]))
  const lost =
    stored.bots > given.bots ||
    stored.views.some(view => view.count > (counts.get(keyOf(view)) ?? 0))
  if (!lost) return
  throw new StartupError(
    `The target counted views of ${day} that the source does not have, and they would be lost: delete ${day} from one of the two, or move into an empty target.`,
  )
}

const keyOf = ({ path, referer, agent, country }: ViewCount): string =>
  JSON.stringify([path, referer, agent, country])
