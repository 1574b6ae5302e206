import {
  copyFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import { dirname } from "node:path"
import { until } from "../../../src/testing/until"
import { send, sendView } from "../test-site/request"
import { storedIn } from "../test-site/running-site"
import { servedRelease } from "../test-site/served-release"
import { openSqliteFile } from "./sqlite-driver"

/** Each test has a server and a file of its own: they run at the same time, as most wait for the next attempt. */
const { servers } = servedRelease()

const untilStatus = (url: string, wanted: number) =>
  until(
    () => sendView(url),
    ({ status }) => status === wanted,
  )

test.concurrent.each<[string, (file: string) => void]>([
  ["is deleted", file => rmSync(file)],
  ["is deleted with its log", file => ["", "-wal", "-shm"].map(end => rmSync(file + end))],
  ["loses its log", file => rmSync(`${file}-wal`)],
  ["is cut", file => truncateSync(file, 1000)],
])(
  "R-19: when the file %s, the next view is refused, and then counted in a file that is there",
  async (_name, harm) => {
    const { database, serve } = servers()
    const served = await serve()
    expect((await sendView(served.url)).status).toBe(204)
    harm(database)
    expect((await sendView(served.url)).status).toBe(503)
    await untilStatus(served.url, 204)
    expect((await send(served.url, "/healthz")).status).toBe(200)
    expect(served.output()).toContain("the page-view file was deleted, replaced or cut")
    expect((await storedIn(database)).length).toBe(1)
  },
)

test.concurrent("R-19: a file that is cut is noticed after its log would have been emptied too", async () => {
  const [cut, whole] = [servers(), servers()]
  const served = await cut.serve()
  const beside = await whole.serve()
  expect((await sendView(served.url)).status).toBe(204)
  truncateSync(cut.database, 1000)
  expect((await sendView(beside.url)).status).toBe(204)
  // Written to later, it is emptied later.
  await until(
    async () => statSync(`${whole.database}-wal`).size,
    size => size === 0,
  )
  expect((await sendView(served.url)).status).toBe(503)
  await untilStatus(served.url, 204)
})

test.concurrent("R-19: a file that is moved away holds what was answered, its successor what comes then", async () => {
  const { database, serve } = servers()
  const served = await serve()
  for (let i = 0; i < 5; i += 1) expect((await sendView(served.url)).status).toBe(204)
  const backup = `${database}.backup`
  const other = openSqliteFile(database)
  other.prepare("VACUUM INTO ?").run(backup)
  other.close()
  renameSync(database, `${database}.old`)
  copyFileSync(backup, database)
  expect((await sendView(served.url)).status).toBe(503)
  await untilStatus(served.url, 204)
  served.child.kill("SIGTERM")
  await served.exit
  // The view that was refused is there too: it was written before the file was missed.
  expect(await storedIn(`${database}.old`)).toMatchObject([{ count: 6 }])
  expect(await storedIn(database)).toMatchObject([{ count: 6 }])
})

test.concurrent("R-19: a file that is damaged while it is used is set aside, and counting goes on", async () => {
  const { database, serve } = servers()
  const served = await serve()
  expect((await sendView(served.url)).status).toBe(204)
  const other = openSqliteFile(database)
  other.pragma("wal_checkpoint(TRUNCATE)")
  other.close()
  writeFileSync(database, Buffer.alloc(statSync(database).size, "page_views"))
  await untilStatus(served.url, 503)
  await untilStatus(served.url, 204)
  expect(readdirSync(dirname(database))).toContainEqual(
    expect.stringMatching(/\.damaged-\d{4}-\d\d-\d\d$/),
  )
  expect(served.output()).toContain("the page-view file was damaged: it is set aside")
})
