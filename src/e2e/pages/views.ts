import type { Visited } from "./every-page/page-test"
import { DESKTOP, LAYOUTS, PHONE } from "./proof-page"

/** How every page is visited. */
export const VIEWS: readonly Visited[] = [
  { viewport: DESKTOP, scheme: "light" },
  { viewport: PHONE, scheme: "dark" },
]

/** One page of each layout, in one of the views: the others belong to `npm run test:all`. */
export const FIRST = LAYOUTS.flatMap((path, index) =>
  VIEWS.slice(index % 2, (index % 2) + 1).map(view => ({ path, view })),
)
