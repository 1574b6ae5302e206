import type { Asked } from "./index-worker"

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }))

type Reply = { result: unknown } | { error: string; isReplaced?: boolean }

/** Answers of each worker, the next one first. */
const workers: ((asked: Asked) => Promise<Reply>)[] = []
const ends: jest.Mock[] = []

class SearchWorker {
  readonly #answer = workers.shift()
  terminate = jest.fn()

  constructor() {
    ends.push(this.terminate)
  }

  async postMessage(asked: Asked, [port]: [MessagePort]) {
    port.postMessage(await this.#answer?.(asked))
    port.close()
  }
}

const load = () => import("./index-client")
const HITS = { hits: [], total: 1 }

beforeEach(() => {
  jest.resetModules()
  workers.length = 0
  ends.length = 0
  Object.assign(globalThis, { Worker: SearchWorker })
})

test("D6: an index that a deployment has replaced is opened again, once", async () => {
  workers.push(
    async () => ({ error: "the index was replaced", isReplaced: true }),
    async () => ({ result: HITS }),
  )
  const { find } = await load()
  expect(await find({ words: "mot" })).toEqual(HITS)
  expect(ends.map(end => end.mock.calls.length)).toEqual([1, 0])
})

test("S-25: a worker that fails is ended, and the next question starts another", async () => {
  workers.push(
    async () => ({ error: "no network" }),
    async () => ({ result: ["/blog/a"] }),
  )
  const { find, findPosts } = await load()
  await expect(find({ words: "mot" })).rejects.toThrow("no network")
  expect(await findPosts("mot", ["/blog/a"])).toEqual(["/blog/a"])
})

test("D6: a question to a worker that another one gave up ends with it, and leaves the new one alone", async () => {
  const fails: (() => void)[] = []
  workers.push(() => new Promise(resolve => fails.push(() => resolve({ error: "gone" }))))
  const { find } = await load()
  const early = find({ words: "mot" })
  const late = expect(find({ words: "mots" })).rejects.toThrow("ended")
  fails[0]?.()
  await expect(early).rejects.toThrow("gone")
  workers.push(async () => ({ result: HITS }))
  await late
  expect(await find({ words: "mot" })).toEqual(HITS)
  expect(ends.map(end => end.mock.calls.length)).toEqual([1, 0])
})
