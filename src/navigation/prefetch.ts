import { hasBytesToSpare } from "../browser/connection"
import { whenIdle } from "../browser/page-moments"
import { isPage } from "./page-resources"

/** S-31: pages that are prefetched at once. */
const AT_ONCE = 5

/**
 * S-31: loads the pages of links in view. In place of Gatsby's queue, which begins with four more pages while the last
 * four are on their way. A page that fails shows nowhere and keeps its place: without a network prefetching ends.
 * @param load never rejects
 */
export function prefetchLinks(
  loader: Pick<NonNullable<typeof window.___loader>, "enqueue" | "loadPageSync">,
  load: (path: string) => Promise<unknown>,
): void {
  /** In the order in which their links came into view. */
  const waiting = new Set<string>()
  let places = AT_ONCE

  const proceed = () => {
    for (const path of waiting) {
      if (places === 0 || !hasBytesToSpare()) return
      waiting.delete(path)
      if (loader.loadPageSync(path)) continue
      places -= 1
      void load(path).then(page => {
        if (!isPage(page)) return
        places += 1
        proceed()
      })
    }
  }

  loader.enqueue = path => {
    waiting.add(path)
    void whenIdle().then(proceed)
    return { abort: () => void waiting.delete(path) }
  }
}
