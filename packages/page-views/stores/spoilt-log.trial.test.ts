import { copyFileSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { until } from "../../../src/testing/until"
import { AGENTS } from "../counter/counted-view"
import { sendView, VIEW } from "../test-site/request"
import { type ServedProcess, writerOf } from "../test-site/served-process"
import { servedRelease } from "../test-site/served-release"
import { openSqliteFile } from "./sqlite-driver"

const { servers } = servedRelease()

const HEADER = 32
const FRAME = 24 + 4096
const VIEWS = 10

const logSize = (database: string): number => statSync(`${database}-wal`).size

const untilEmpty = (database: string) =>
  until(
    async () => logSize(database),
    size => size === 0,
  )

/** Ends both processes at once, as a machine without power does: the writer would empty its log. */
async function kill(served: ServedProcess): Promise<void> {
  process.kill(writerOf(served), "SIGKILL")
  served.child.kill("SIGKILL")
  await served.exit
}

/** Views one after another, each with another name. */
async function sendViews(url: string): Promise<void> {
  for (const agent of [...AGENTS].slice(0, VIEWS))
    expect((await sendView(url, { ...VIEW, agent })).status).toBe(204)
}

/** Reads the file, so that its log cannot be emptied. */
function holdLog(database: string): () => void {
  const reader = openSqliteFile(database)
  reader.exec("BEGIN")
  reader.prepare("SELECT * FROM page_views").all()
  return () => {
    // Closing alone leaves the lock until the statement is garbage.
    reader.exec("COMMIT")
    reader.close()
  }
}

const lostFrames = ({ output }: ServedProcess) =>
  /"frames":(\d+),"msg":"the end of the page-view file's log is spoilt/.exec(output())?.[1]

test.concurrent.each<[string, (frames: number) => number, boolean]>([
  ["its header's salt", () => 17, true],
  ["its first frame's page", () => HEADER + 1000, true],
  ["its first frame's salt", () => HEADER + 9, true],
  ["a frame in its middle", frames => HEADER + Math.floor(frames / 2) * FRAME + 100, false],
  ["its last frame", frames => HEADER + (frames - 1) * FRAME + 100, false],
])(
  "R-19: a byte of the log that is spoilt in %s is reported at the start with the frames",
  async (_name, place, isAll) => {
    const [first, second] = [servers(), servers()]
    const served = await first.serve()
    // An empty log that is held is not written into the file: the kill cannot come in the middle of that.
    await sendViews(served.url)
    await untilEmpty(first.database)
    const release = holdLog(first.database)
    await sendViews(served.url)
    await kill(served)
    copyFileSync(first.database, second.database)
    const log = readFileSync(`${first.database}-wal`)
    release()
    const frames = (log.length - HEADER) / FRAME
    log.writeUInt8(log.readUInt8(place(frames)) ^ 0xff, place(frames))
    writeFileSync(`${second.database}-wal`, log)
    const again = await second.serve()
    const lost = await until(
      async () => Number(lostFrames(again)),
      found => found > 0,
    )
    if (isAll) expect(lost).toBe(frames)
    else expect(lost).toBeLessThan(frames)
    await sendViews(again.url)
    expect(await second.counted()).toBeGreaterThanOrEqual(VIEWS)
  },
)

test.concurrent("R-19: a log that is whole is read to its end, and none of its frames is reported", async () => {
  const { counted, serve } = servers()
  const served = await serve()
  await sendViews(served.url)
  await kill(served)
  const again = await serve()
  await sendViews(again.url)
  expect(await counted()).toBe(2 * VIEWS)
  expect(lostFrames(again)).toBeUndefined()
})

test.concurrent("R-19: the log is emptied into the file while the store is idle", async () => {
  const { counted, database, serve } = servers()
  const served = await serve()
  await sendViews(served.url)
  await untilEmpty(database)
  await kill(served)
  expect(logSize(database)).toBe(0)
  expect(await counted()).toBe(VIEWS)
})

test.concurrent("R-19: the log is emptied after five seconds in which the store was not idle", async () => {
  const { database, serve } = servers()
  const served = await serve()
  const start = performance.now()
  let largest = 0
  await until(
    async () => {
      await sendView(served.url)
      largest = Math.max(largest, logSize(database))
      return logSize(database)
    },
    size => size < largest,
  )
  expect(performance.now() - start).toBeLessThan(10_000)
})

test.concurrent("R-19: a reader that holds the log delays no view; the log is emptied after it", async () => {
  const { database, serve } = servers()
  const served = await serve()
  await sendViews(served.url)
  const release = holdLog(database)
  await sendViews(served.url)
  await pause(500)
  const start = performance.now()
  await sendViews(served.url)
  expect(performance.now() - start).toBeLessThan(1500)
  expect(logSize(database)).toBeGreaterThan(0)
  release()
  await untilEmpty(database)
})
