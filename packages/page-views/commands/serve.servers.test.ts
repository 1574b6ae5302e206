import { spawnSync } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { connect, createServer } from "node:net"
import { join } from "node:path"
import { METRICS_PATH } from "@site/page-view-contract"
import { scripts } from "../../../package.json"
import { VIEW } from "../test-site/request"
import { servedRelease } from "../test-site/served-release"

const { folder, database, serve, run } = servedRelease()

test("its log is lines of JSON with the time, from the start to the signal that ended it", async () => {
  const served = await serve({ METRICS_TOKEN: "TOKEN-SECRET-OF-16" })
  served.child.kill("SIGTERM")
  await served.exit
  const lines = served
    .output()
    .trim()
    .split("\n")
    .filter(line => line.startsWith("{"))
    .map(line => JSON.parse(line))
  expect(lines).toMatchObject([
    { msg: "started", release: "first", store: database(), metrics: true },
    { msg: "stopping", signal: "SIGTERM" },
    { msg: "stopped" },
  ])
  for (const { time } of lines) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(served.output()).not.toContain("SECRET")
})

test("clients that are gone before their turn, and what they claim, leave no line in it", async () => {
  const own = await serve({ RATE_LIMIT: "5" })
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
  const outputOf = async (changes: Record<string, string>, ...args: string[]) => {
    const started = run(changes, ...args)
    expect(await started.exit).toBe(1)
    return started.output()
  }

  test("a port in use", async () => {
    const other = createServer()
    const port = await new Promise<number>(resolve => {
      other.listen(0, "127.0.0.1", () => {
        const address = other.address()
        resolve(typeof address === "object" && address ? address.port : 0)
      })
    })
    const output = await outputOf({ PORT: `${port}` })
    other.close()
    expect(output).toBe(
      `The server cannot listen on 127.0.0.1, port ${port} (EADDRINUSE): stop the program that uses it, or choose another port, as in PORT=8001 npm start.\n`,
    )
  })

  test("no build, for `npm run serve`", () => {
    const cwd = mkdtempSync(join(folder, "nothing-"))
    const { serve } = scripts
    writeFileSync(join(cwd, "package.json"), JSON.stringify({ scripts: { serve } }))
    const { stderr, status } = spawnSync("npm", ["run", "serve"], { cwd, encoding: "utf8" })
    expect(stderr).toMatch(/^There is no complete build to serve: .*Run: npm run build$/m)
    expect(stderr).not.toContain("Cannot find module")
    expect(status).toBe(1)
  })

  test("no build", async () => {
    expect(await outputOf({}, join(folder, "nothing"))).toMatch(
      /^There is no complete build to serve: .*Run: npm run build\n$/,
    )
  })

  test("a wrong setting", async () => {
    expect(await outputOf({ PORT: "http" })).toBe(
      'PORT must be a whole number from 0 to 65535, received "http".\n',
    )
  })
})
