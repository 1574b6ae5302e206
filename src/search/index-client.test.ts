import type { Question } from "./site-index"

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }))

type Reply = { result: unknown } | { error: string }

/** Answers of each worker, the next one first. */
const workers: ((asked: Question) => Promise<Reply>)[] = []
const ends: jest.Mock[] = []

class SearchWorker {
  readonly #answer = workers.shift()
  terminate = jest.fn()

  constructor() {
    ends.push(this.terminate)
  }

  async postMessage(asked: Question, [port]: [MessagePort]) {
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

test("D6: a worker that fails, as after a deployment, is ended, and another one asked", async () => {
  workers.push(
    async () => ({ error: "the index was replaced" }),
    async () => ({ result: HITS }),
  )
  const { find } = await load()
  expect(await find({ words: "mot" })).toEqual(HITS)
  expect(ends.map(end => end.mock.calls.length)).toEqual([1, 0])
})

test("S-25: a question that fails twice is an error, and the next one starts another worker", async () => {
  const fails = async () => ({ error: "no network" })
  workers.push(fails, fails, async () => ({ result: HITS }))
  const { find } = await load()
  await expect(find({ words: "mot" })).rejects.toThrow("no network")
  expect(await find({ words: "mot" })).toEqual(HITS)
})

test("D6: a question to a worker that another one gave up goes to the new one", async () => {
  const fails: (() => void)[] = []
  workers.push(() => new Promise(resolve => fails.push(() => resolve({ error: "gone" }))))
  workers.push(async () => ({ result: HITS }))
  const { find } = await load()
  const both = Promise.all([find({ words: "mot" }), find({ words: "mots" })])
  fails[0]?.()
  expect(await both).toEqual([HITS, HITS])
  expect(ends.map(end => end.mock.calls.length)).toEqual([1, 0])
})
