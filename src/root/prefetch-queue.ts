interface PrefetchQueueOptions {
  /** Gets all that the page needs. Never rejects. */
  load: (path: string) => Promise<void>
  isLoaded: (path: string) => boolean
  /** Asked before each page: whether one may be loaded now. */
  mayLoad: () => boolean
  pagesAtOnce: number
}

interface PrefetchQueue {
  /** A link to the page came into view; `abort` says that it has left, and may be called twice. */
  enqueue(path: string): { abort(): void }
  /** The visitor is at a link to the page: if it is in view, it comes before all others. */
  advance(path: string): void
  /** Goes on, after something has changed that `mayLoad` depends on. */
  proceed(): void
}

/** S-31: loads the pages that the links in view lead to, a few at once, each of them once. */
export function createPrefetchQueue(options: PrefetchQueueOptions): PrefetchQueue {
  const { load, isLoaded, mayLoad, pagesAtOnce } = options
  /** How many links in view lead to a page. The pages are in the order in which they came into view. */
  const inView = new Map<string, number>()
  const taken = new Set<string>()
  let preferred = ""
  let loading = 0

  const waits = (path: string) => inView.has(path) && !taken.has(path) && !isLoaded(path)
  const next = () => [preferred, ...inView.keys()].find(waits)

  function proceed(): void {
    while (loading < pagesAtOnce && mayLoad()) {
      const path = next()
      if (path === undefined) return
      taken.add(path)
      loading += 1
      void load(path).then(() => {
        loading -= 1
        proceed()
      })
    }
  }

  return {
    enqueue(path) {
      inView.set(path, (inView.get(path) ?? 0) + 1)
      let isInView = true
      return {
        abort() {
          if (!isInView) return
          isInView = false
          const others = (inView.get(path) ?? 1) - 1
          if (others > 0) inView.set(path, others)
          else inView.delete(path)
        },
      }
    },
    advance(path) {
      preferred = path
      proceed()
    },
    proceed,
  }
}
