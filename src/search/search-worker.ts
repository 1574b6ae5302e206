/** What pagefind's worker answers to a message. */
interface Answer {
  id: number
  result?: unknown
  error?: string
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

const isAnswer = (data: unknown): data is Answer =>
  typeof data === "object" && data !== null && "id" in data

/**
 * Starts pagefind's worker, and asks it by the messages of pagefind's own script for pages, which is left out: it holds
 * all of pagefind once more, for pages that may compile WebAssembly (here none may, D5), and turns to that when the worker
 * is not ready after five seconds. On a slow line no search would ever succeed.
 */
export function searchWorker(address: string) {
  const worker = new Worker(address)
  const waiting = new Map<number, Waiting>()
  let asked = 0
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isAnswer(data)) return
    const { resolve, reject } = waiting.get(data.id) ?? {}
    waiting.delete(data.id)
    if (data.error) reject?.(new Error(data.error))
    else resolve?.(data.result)
  }
  let ended: Error | undefined
  const end = () => {
    worker.terminate()
    ended = new Error("the search's worker ended")
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  worker.onerror = end
  return {
    /** Rejects when the worker does not load, cannot do it, or was ended. */
    ask(method: string, ...args: readonly unknown[]): Promise<unknown> {
      const id = asked++
      return new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, method, args })
      })
    },
    end,
  }
}
