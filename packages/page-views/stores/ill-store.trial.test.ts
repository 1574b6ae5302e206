import { execFileSync } from "node:child_process"
import { readdirSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { until } from "../../../src/testing/until"
import { CLIENTS, load } from "../test-site/load"
import { writeRelease } from "../test-site/release-on-disk"
import { type Answer, send, sendView } from "../test-site/request"
import { findWriter, writerOf } from "../test-site/served-process"
import { servedRelease } from "../test-site/served-release"

const { folder, servers } = servedRelease()

const untilStatus = (url: string, wanted: number) =>
  until(
    () => sendView(url),
    ({ status }) => status === wanted,
  )

test("R-19: pages are answered while a transaction hangs; it ends, and views are counted again", async () => {
  const { serve } = servers()
  const served = await serve()
  process.kill(writerOf(served), "SIGSTOP")
  const order: string[] = []
  const statusOf = async (name: string, answer: Promise<Answer>) => {
    const { status } = await answer
    order.push(name)
    return status
  }
  const statuses = await Promise.all([
    statusOf("view", sendView(served.url)),
    statusOf("page", send(served.url, "/about-me")),
  ])
  expect(statuses).toEqual([503, 200])
  expect(order).toEqual(["page", "view"])
  expect((await send(served.url, "/healthz")).status).toBe(503)
  await untilStatus(served.url, 204)
  expect(served.output()).toContain("The page-view writer has not answered for 4 s.")
})

test("R-19: a writer that is killed under load costs no page and no answered view", async () => {
  const { counted, serve } = servers()
  const served = await serve()
  let answered = 0
  let killed = 0
  await load(served.url, (_all, status) => {
    if (status !== 204) return
    answered += 1
    if (answered === 200 || answered === 400) {
      process.kill(writerOf(served), "SIGKILL")
      killed += 1
    }
    if (answered === 600) served.child.kill("SIGTERM")
  })
  expect(await served.exit).toBe(0)
  expect(killed).toBe(2)
  const stored = await counted()
  expect(stored).toBeGreaterThanOrEqual(answered)
  expect(stored).toBeLessThanOrEqual(answered + killed * CLIENTS)
})

test("R-19: a writer that is killed each time it starts costs no page and no answered view", async () => {
  const { counted, database, serve } = servers()
  const served = await serve()
  let answered = 0
  const visit = async () => {
    expect((await send(served.url, "/about-me")).status).toBe(200)
    const { status } = await sendView(served.url)
    if (status === 204) answered += 1
    return status
  }
  expect(await visit()).toBe(204)
  const kills = 4
  let isOver = false
  const visiting = until(visit, () => isOver)
  let last = 0
  for (let round = 0; round < kills; round += 1) {
    const pid = await until(
      async () => findWriter(served) ?? last,
      found => found !== last,
    )
    process.kill(pid, "SIGKILL")
    last = pid
  }
  isOver = true
  await visiting
  await until(visit, status => status === 204)
  expect((await send(served.url, "/healthz")).status).toBe(200)
  served.child.kill("SIGTERM")
  expect(await served.exit).toBe(0)
  const stored = await counted()
  expect(stored).toBeGreaterThanOrEqual(answered)
  // A view can be stored without its answer.
  expect(stored).toBeLessThanOrEqual(answered + kills)
  expect(readdirSync(dirname(database)).join()).not.toContain("damaged")
})

test("R-19: with 100 ms for each transaction every view is counted, and no page waits", async () => {
  const { counted, serve } = servers()
  const served = await serve()
  const writer = writerOf(served)
  expect((await sendView(served.url)).status).toBe(204)
  for (let round = 0; round < 5; round += 1) {
    process.kill(writer, "SIGSTOP")
    const order: string[] = []
    const views = Array.from({ length: CLIENTS }, async () => {
      expect((await sendView(served.url)).status).toBe(204)
      order.push("view")
    })
    expect((await send(served.url, "/about-me")).status).toBe(200)
    order.push("page")
    setTimeout(() => process.kill(writer, "SIGCONT"), 100)
    await Promise.all(views)
    expect(order[0]).toBe("page")
  }
  served.child.kill("SIGTERM")
  expect(await served.exit).toBe(0)
  expect(await counted()).toBe(5 * CLIENTS + 1)
})

test("R-4: SIGTERM to all processes of the service loses no view that was answered", async () => {
  const { counted, serve } = servers()
  const served = await serve()
  const writer = writerOf(served)
  const statuses = await load(served.url, answered => {
    if (answered !== 300) return
    process.kill(writer, "SIGTERM")
    process.kill(writer, "SIGINT")
    served.child.kill("SIGTERM")
  })
  expect(await served.exit).toBe(0)
  expect(new Set(statuses)).toEqual(new Set([204]))
  expect(await counted()).toBe(statuses.length)
})

test("R-19: a full disk is called by its name, and is no end of the counting", async () => {
  const { database, serve } = servers()
  const served = await serve()
  expect((await sendView(served.url)).status).toBe(204)
  const limit = (bytes: number | string) =>
    execFileSync("prlimit", [`--fsize=${bytes}:`, "--pid", `${writerOf(served)}`])
  limit(statSync(`${database}-wal`).size)
  await untilStatus(served.url, 503)
  limit("unlimited")
  await untilStatus(served.url, 204)
  expect(served.output()).toMatch(/"SQLITE_(?:IOERR|FULL)[^\n]*"page views could not be stored"/)
  expect(served.output()).not.toContain("rollback")
})

test("a server without a writer is an error, because a signal to process 0 stops the tests", async () => {
  const release = join(folder, "without")
  writeRelease(release, { pageViews: false })
  const served = await servers().serve({}, release)
  expect(() => writerOf(served)).toThrow("the server has no writer of its file")
})
