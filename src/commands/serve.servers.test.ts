import { execFileSync, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, writeFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { connect, createServer } from "node:net"
import { join } from "node:path"
import { scripts } from "../../package.json"
import { METRICS_PATH } from "../metrics/contract"
import { openSqliteFile } from "../server/sqlite-driver"
import { CLIENTS, load, viewRequest } from "../server/test-site/load"
import { makeDirectory, writeRelease } from "../server/test-site/release-on-disk"
import { send, sendView, VIEW } from "../server/test-site/request"
import { storedIn } from "../server/test-site/running-site"
import { runServe, type ServedProcess, serveInProcess } from "../server/test-site/served-process"
import { httpLoad } from "../testing/http-load"

let directory: ReturnType<typeof makeDirectory>
let release: string
let database: string
let env: Record<string, string>
let served: ServedProcess | undefined

beforeAll(() => {
  directory = makeDirectory()
  release = join(directory.path, "release")
  writeRelease(release)
})
beforeEach(() => {
  database = join(mkdtempSync(join(directory.path, "data-")), "views.db")
  env = { PORT: "0", RATE_LIMIT: "0", PAGE_VIEWS_DB: database }
})
afterEach(async () => {
  served?.child.kill("SIGKILL")
  await served?.exit
  served = undefined
})
afterAll(() => directory.remove())

const isRunning = (pid: number): boolean => spawnSync("ps", ["-p", `${pid}`]).status === 0

test("R-4: a signal to `npm run serve` reaches the server, which stops as it should", async () => {
  const { serve } = scripts
  writeFileSync(join(directory.path, "package.json"), JSON.stringify({ scripts: { serve } }))
  const npm = spawn("npm", ["run", "serve"], {
    cwd: directory.path,
    env: { ...process.env, ...env },
  })
  const [exit, closed] = [once(npm, "exit"), once(npm, "close")]
  let output = ""
  await new Promise<void>(resolve => {
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on("data", chunk => {
        output += chunk
        if (output.includes("Site ready: ")) resolve()
      })
    }
    npm.once("close", () => resolve())
  })
  npm.kill("SIGTERM")
  await exit
  const pid = Number(/"pid":(\d+)/.exec(output)?.[1])
  const isLeft = isRunning(pid)
  if (isLeft) process.kill(pid, "SIGKILL")
  await closed
  expect(isLeft).toBe(false)
  expect(output).toContain('"msg":"stopped"')
})

test("`npm start` hands its process over to the server too", () => {
  expect(scripts.start).toMatch(/\bexec node [^&|;]*$/)
})

const counted = async () => (await storedIn(database)).reduce((sum, { count }) => sum + count, 0)

test("R-1: 2 000 page views are all answered and stored, and the server ends well (npm run soak sends 50 000)", async () => {
  const own = await serveInProcess(release, env)
  served = own
  const request = viewRequest(own.url)
  const statuses: number[] = []
  let sent = 0
  const { unanswered } = await httpLoad({
    url: own.url,
    connections: CLIENTS,
    next() {
      sent += 1
      return sent <= 2000 ? request : undefined
    },
    onAnswer: status => statuses.push(status),
  })
  own.child.kill("SIGTERM")
  expect(await own.exit).toBe(0)
  expect(unanswered).toBe(0)
  expect(statuses).toEqual(Array(2000).fill(204))
  expect(await counted()).toBe(2000)
})

test("R-4: SIGTERM during load loses no request in flight and no view, and exits with 0", async () => {
  const own = await serveInProcess(release, env)
  served = own
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

test("R-4: a client that keeps its connection and its request open does not hold SIGINT up", async () => {
  served = await serveInProcess(release, env)
  const { hostname, port } = new URL(served.url)
  const agent = new Agent({ keepAlive: true })
  await new Promise<void>(resolve => {
    request({ hostname, port, path: "/", agent }, res => res.on("end", resolve).resume()).end()
  })
  const hanging = request({ hostname, port, path: METRICS_PATH, method: "POST" })
  hanging.on("error", () => {})
  hanging.setHeader("content-type", "application/json").setHeader("content-length", 10)
  await new Promise<void>(resolve => hanging.write("{", () => resolve()))
  const signalledAt = performance.now()
  served.child.kill("SIGINT")
  expect(await served.exit).toBe(0)
  expect(performance.now() - signalledAt).toBeLessThan(5000)
  agent.destroy()
})

test("R-3: kill -9 during load keeps every answered view, and the server starts again from the file", async () => {
  let answered = 0
  for (const round of [1, 2, 3]) {
    const own = await serveInProcess(release, env)
    served = own
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
  served = await serveInProcess(release, env)
  expect((await send(served.url, "/healthz")).status).toBe(200)
})

test("R-5: an upload of 300 MB is refused, not read, and costs no memory", async () => {
  const own = await serveInProcess(release, env)
  served = own
  const { hostname, port } = new URL(own.url)
  const headers = {
    "content-type": "multipart/form-data; boundary=x",
    "content-length": 300_000_000,
  }
  const megabyte = Buffer.alloc(1_000_000)

  const upload = () =>
    new Promise<{ status: number | undefined; sent: number }>((resolve, reject) => {
      const req = request({ hostname, port, path: METRICS_PATH, method: "POST", headers })
      let sent = 0
      const sendMore = () => {
        while (sent < 300) {
          sent += 1
          if (!req.write(megabyte)) {
            req.once("drain", sendMore)
            return
          }
        }
        req.end()
      }
      req.on("error", reject)
      req.on("response", res => {
        res.resume().on("end", () => {
          resolve({ status: res.statusCode, sent })
          req.destroy()
        })
      })
      sendMore()
    })

  await upload()
  const before = memoryOf(own)
  for (let i = 0; i < 5; i += 1) {
    const { status, sent } = await upload()
    expect(status).toBe(415)
    expect(sent).toBeLessThan(50)
  }
  expect(memoryOf(own) - before).toBeLessThan(10)
})

/** Resident memory in MB. */
const memoryOf = ({ child }: ServedProcess): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", `${child.pid}`])) / 1024

test("its log is lines of JSON with the time, from the start to the signal that ended it", async () => {
  served = await serveInProcess(release, { ...env, METRICS_TOKEN: "TOKEN-SECRET-OF-16" })
  served.child.kill("SIGTERM")
  await served.exit
  const lines = served
    .output()
    .trim()
    .split("\n")
    .filter(line => line.startsWith("{"))
    .map(line => JSON.parse(line))
  expect(lines).toMatchObject([
    { msg: "started", release: "first", store: database, metrics: true },
    { msg: "stopping", signal: "SIGTERM" },
    { msg: "stopped" },
  ])
  for (const { time } of lines) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(served.output()).not.toContain("SECRET")
})

test("clients that are gone before their turn, and what they claim, leave no line in it", async () => {
  const own = await serveInProcess(release, { ...env, RATE_LIMIT: "5" })
  served = own
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

describe("an error that nothing expected ends the server, for its supervisor to start it again", () => {
  test.each([
    ["an exception", "throw new Error('unexpected')"],
    ["a rejection", "Promise.reject(new Error('unexpected'))"],
  ])("%s: a fatal line with the stack, and exit code 1", async (_name, code) => {
    const crashing = join(directory.path, "crashing")
    writeRelease(crashing)
    // After its answer: what is thrown before it is the answer 500.
    const handler = `module.exports = (_req, res) => { res.end(); setImmediate(() => { ${code} }) }`
    writeFileSync(join(crashing, "functions", "metrics-page-view-counter.js"), handler)
    served = await serveInProcess(crashing, env)
    await sendView(served.url)
    expect(await served.exit).toBe(1)
    const fatal = served.output().trim().split("\n").at(-1) ?? ""
    expect(JSON.parse(fatal)).toMatchObject({
      level: 60,
      msg: "crashed",
      err: { message: "unexpected", stack: expect.stringContaining(crashing) },
    })
  })
})

test("R-10: its output holds nothing of the visitors", async () => {
  served = await serveInProcess(release, env)
  const headers = { "user-agent": "UA-SECRET", cookie: "id=COOKIE-SECRET" }
  await sendView(served.url, VIEW, headers)
  await sendView(served.url, { ...VIEW, path: "\u001b[2JBODY-SECRET" }, headers)
  await send(served.url, "/nope?QUERY-SECRET", { headers })
  await send(served.url, "/%?QUERY-SECRET", { headers })
  served.child.kill("SIGTERM")
  await served.exit
  expect(served.output()).toContain("Site ready: http://localhost:")
  expect(served.output()).not.toMatch(/SECRET|127\.0\.0\.1/)
  expect(served.output()).not.toContain("\u001b")
})

describe("what stops the start is one sentence on the error output", () => {
  const outputOf = async (changes: Record<string, string>, ...args: string[]) => {
    const run = runServe(release, { ...env, ...changes }, ...args)
    expect(await run.exit).toBe(1)
    return run.output()
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
      `Port ${port} is already in use on 127.0.0.1: stop the program that uses it, or choose another port: PORT=${port + 1} npm start\n`,
    )
  })

  test("no build, for `npm run serve`", () => {
    const cwd = mkdtempSync(join(directory.path, "nothing-"))
    const { serve } = scripts
    writeFileSync(join(cwd, "package.json"), JSON.stringify({ scripts: { serve } }))
    const { stderr, status } = spawnSync("npm", ["run", "serve"], { cwd, encoding: "utf8" })
    expect(stderr).toMatch(/^There is no complete build to serve: .*Run: npm run build$/m)
    expect(stderr).not.toContain("Cannot find module")
    expect(status).toBe(1)
  })

  test("no build", async () => {
    expect(await outputOf({}, join(directory.path, "nothing"))).toMatch(
      /^There is no complete build to serve: .*Run: npm run build\n$/,
    )
  })

  test("a wrong setting", async () => {
    expect(await outputOf({ PORT: "http" })).toBe(
      'PORT must be a whole number from 0 to 65535, received "http".\n',
    )
  })

  test("a page-view file that is none", async () => {
    expect(await outputOf({ PAGE_VIEWS_DB: directory.path })).toMatch(
      /^The page-view file .* cannot be opened as a SQLite database .*\n$/,
    )
  })
})
