import { spawnSync } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { METRICS_PATH } from "@site/page-view-contract"
import { scripts } from "../../../package.json"
import { VIEW } from "../test-site/request"
import { servedRelease } from "../test-site/served-release"

const { folder, servers } = servedRelease()

test("its log is lines of JSON with its name and the time, from the start to the signal that ended it", async () => {
  const { database, serve } = servers()
  const served = await serve()
  served.child.kill("SIGTERM")
  await served.exit
  const lines = served
    .output()
    .trim()
    .split("\n")
    .filter(line => line.startsWith("{"))
    .map(line => JSON.parse(line))
  expect(lines).toMatchObject([
    { msg: "started", release: "first", store: database },
    { msg: "stopping", signal: "SIGTERM" },
    { msg: "stopped" },
  ])
  for (const { name, time } of lines) {
    expect(name).toBe("marge")
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  }
})

test("clients that are gone before their turn, and what they claim, leave no line in it", async () => {
  const own = await servers().serve({ RATE_LIMIT: "5" })
  const { hostname, port } = new URL(own.url)
  const body = JSON.stringify(VIEW)
  const view = `POST ${METRICS_PATH} HTTP/1.1\r\nHost: x\r\nForwarded: for=192.0.2.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  await Promise.all(
    Array.from({ length: 200 }, async () => {
      const socket = connect(Number(port), hostname).on("error", () => {})
      await new Promise<void>(resolve => socket.write(view, () => resolve()))
      await new Promise(resolve => socket.once("close", resolve).resetAndDestroy())
    }),
  )
  own.child.kill("SIGTERM")
  await own.exit
  const lines = own.output().trim().split("\n")
  expect(lines.filter(line => !line.startsWith("{"))).toEqual([`Site ready: ${own.url}`])
})

describe("what stops the start is one sentence on the error output", () => {
  test("no build, for `npm run serve`", () => {
    const cwd = mkdtempSync(join(folder, "nothing-"))
    const { serve } = scripts
    writeFileSync(join(cwd, "package.json"), JSON.stringify({ scripts: { serve } }))
    const { stderr, status } = spawnSync("npm", ["run", "serve"], { cwd, encoding: "utf8" })
    expect(stderr).toMatch(/^There is no complete build to serve: .*Run: npm run build$/m)
    expect(stderr).not.toContain("Cannot find module")
    expect(status).toBe(1)
  })

  test("a wrong setting", async () => {
    const { exit, output } = servers().run({ PORT: "http" })
    expect(await exit).toBe(1)
    expect(output()).toBe('PORT must be a whole number from 0 to 65535, received "http".\n')
  })
})
