import type { CountedView, ViewCount } from "../stores/counts"
import { createGroupCommit } from "./group-commit"

const view = (path: string): CountedView => ({
  day: "2026-03-14",
  path,
  referer: "direct",
  agent: "firefox",
  country: "FR",
})

/** A store's `add` that records its transactions and finishes on command. */
function controlledCommit() {
  const transactions: { counts: readonly ViewCount[]; end: (error?: Error) => void }[] = []
  let announce = () => {}
  const commit = (counts: readonly ViewCount[]) =>
    new Promise<void>((resolve, reject) => {
      transactions.push({ counts, end: error => (error ? reject(error) : resolve()) })
      announce()
    })
  const started = async (number: number) => {
    while (transactions.length < number) {
      await new Promise<void>(resolve => {
        announce = resolve
      })
    }
    const transaction = transactions[number - 1]
    if (!transaction) throw new Error("unreachable")
    return transaction
  }
  return { commit, started, transactions }
}

test("D3: views of one moment are one transaction, with identical ones added up", async () => {
  const { commit, started, transactions } = controlledCommit()
  const group = createGroupCommit(commit)
  const all = Promise.all(["/", "/blog", "/", "/"].map(path => group.add(view(path))))
  const first = await started(1)
  expect(first.counts).toEqual([
    { ...view("/"), count: 3 },
    { ...view("/blog"), count: 1 },
  ])
  first.end()
  await all
  expect(transactions).toHaveLength(1)
})

test("views that differ in one field are not added up", async () => {
  const seen: ViewCount[] = []
  const group = createGroupCommit(async counts => void seen.push(...counts))
  const fields = ["day", "path", "referer", "agent", "country"]
  const views = fields.map(field => ({ ...view("/"), [field]: "other" }))
  await Promise.all([view("/"), ...views].map(group.add))
  expect(seen.map(({ count }) => count)).toEqual(Array(6).fill(1))
})

test("D3: nobody is answered before the commit", async () => {
  const { commit, started } = controlledCommit()
  const group = createGroupCommit(commit)
  let answered = false
  const added = group.add(view("/")).then(() => {
    answered = true
  })
  const first = await started(1)
  expect(answered).toBe(false)
  first.end()
  await added
  expect(answered).toBe(true)
})

test("views that come during a commit wait for the next one", async () => {
  const { commit, started, transactions } = controlledCommit()
  const group = createGroupCommit(commit)
  const before = group.add(view("/before"))
  const first = await started(1)
  const during = group.add(view("/during"))
  expect(transactions).toHaveLength(1)
  first.end()
  await before
  const second = await started(2)
  expect(second.counts.map(({ path }) => path)).toEqual(["/during"])
  second.end()
  await during
})

test("a failed commit reaches every caller of it, and nobody else", async () => {
  const { commit, started } = controlledCommit()
  const group = createGroupCommit(commit)
  const failing = Promise.allSettled([group.add(view("/a")), group.add(view("/b"))])
  const first = await started(1)
  const after = group.add(view("/c"))
  first.end(new Error("disk full"))
  expect(await failing).toEqual([
    { status: "rejected", reason: new Error("disk full") },
    { status: "rejected", reason: new Error("disk full") },
  ])
  const second = await started(2)
  second.end()
  await expect(after).resolves.toBeUndefined()
})

test("R-5: 10 000 views wait at most, and there is room again after a commit, failed or not", async () => {
  const { commit, started } = controlledCommit()
  const group = createGroupCommit(commit)
  const addAll = () =>
    Promise.allSettled(Array.from({ length: 10_000 }, () => group.add(view("/"))))
  for (const [number, error] of [new Error("disk full"), undefined, undefined].entries()) {
    const waiting = addAll()
    for (const refused of [group.add(view("/")), group.addBot("2026-03-14")])
      await expect(refused).rejects.toThrow("10000 page views are waiting")
    const { end } = await started(number + 1)
    await expect(group.add(view("/"))).rejects.toThrow("10000 page views are waiting")
    end(error)
    const statuses = (await waiting).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([error ? "rejected" : "fulfilled"]))
  }
})

test("R-19: a view is refused while a transaction takes over a second, and taken after it", async () => {
  const now = jest.spyOn(performance, "now").mockReturnValue(0)
  const { commit, started } = controlledCommit()
  const group = createGroupCommit(commit)
  const first = group.add(view("/"))
  const transaction = await started(1)
  now.mockReturnValue(1000)
  const second = group.add(view("/"))
  now.mockReturnValue(1001)
  await expect(group.add(view("/"))).rejects.toThrow("a transaction takes 1001 ms already")
  transaction.end()
  await first
  const third = group.add(view("/"))
  for (const { end } of [await started(2)]) end()
  await Promise.all([second, third])
  now.mockRestore()
})

test("draining ends after what waits was committed", async () => {
  const { commit, started } = controlledCommit()
  const group = createGroupCommit(commit)
  const before = group.add(view("/before"))
  const first = await started(1)
  const waiting = group.add(view("/"))
  let drained = false
  const draining = group.drain().then(() => {
    drained = true
  })
  first.end()
  await before
  const second = await started(2)
  expect(drained).toBe(false)
  second.end()
  await Promise.all([waiting, draining])
})

test("draining an idle queue, or one whose commit fails, ends without an error", async () => {
  const group = createGroupCommit(async () => {
    throw new Error("disk full")
  })
  await group.drain()
  const failing = expect(group.add(view("/"))).rejects.toThrow("disk full")
  await group.drain()
  await failing
})
