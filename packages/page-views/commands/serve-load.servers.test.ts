import { openSqliteFile } from "../stores/sqlite-driver"
import { CLIENTS, load, sendViews, viewRequest } from "../test-site/load"
import { send } from "../test-site/request"
import { servedRelease } from "../test-site/served-release"

const { servers } = servedRelease()

test("R-1: 2 000 page views are all answered and stored, and the server ends well", async () => {
  const { counted, serve } = servers()
  const own = await serve()
  const request = viewRequest(own.url)
  expect(await sendViews(own.url, 2000, () => request)).toBe(2000)
  own.child.kill("SIGTERM")
  expect(await own.exit).toBe(0)
  expect(await counted()).toBe(2000)
})

test("R-4: SIGTERM during load loses no request in flight and no view, and exits with 0", async () => {
  const { counted, serve } = servers()
  const own = await serve()
  let signalledAt = 0
  const statuses = await load(own.url, answered => {
    if (answered !== 500) return
    signalledAt = performance.now()
    own.child.kill("SIGTERM")
  })
  expect(await own.exit).toBe(0)
  expect(performance.now() - signalledAt).toBeLessThan(5000)
  expect(new Set(statuses)).toEqual(new Set([204]))
  expect(await counted()).toBe(statuses.length)
  expect(own.output()).toContain('"msg":"stopped"')
})

test("R-3: kill -9 during load keeps every answered view, and the server starts again", async () => {
  let answered = 0
  const { counted, database, serve } = servers()
  for (const round of [1, 2, 3]) {
    const own = await serve()
    const statuses = await load(own.url, count => {
      if (count === 300) own.child.kill("SIGKILL")
    })
    expect(await own.exit).toBe("SIGKILL")
    answered += statuses.filter(status => status === 204).length
    const inStore = await counted()
    expect(inStore).toBeGreaterThanOrEqual(answered)
    expect(inStore).toBeLessThanOrEqual(answered + round * CLIENTS)
  }
  const file = openSqliteFile(database)
  expect(file.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }])
  file.close()
  const served = await serve()
  expect((await send(served.url, "/healthz")).status).toBe(200)
})
