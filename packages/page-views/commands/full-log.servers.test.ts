import { execFileSync } from "node:child_process"
import { readFileSync, statSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { until } from "../../../src/testing/until"
import { swapRelease } from "../test-site/release-on-disk"
import { send, sendView, VIEW } from "../test-site/request"
import type { ServedProcess } from "../test-site/served-process"
import { servedRelease } from "../test-site/served-release"

const { folder, servers } = servedRelease()
const link = join(folder, "served")
beforeEach(() => swapRelease(link, {}))

let scripts = 0

/** Options with which Node runs this code before the server's. */
function before(code: string): { NODE_OPTIONS: string } {
  scripts += 1
  const script = join(folder, `before-${scripts}.cjs`)
  writeFileSync(script, code)
  return { NODE_OPTIONS: `--require ${script}` }
}

/** Puts a file in the place of an output: the lowest free number is the next one's. */
const outputTo = (output: 1 | 2, file: string) =>
  `require("node:fs").closeSync(${output}); require("node:fs").openSync(${JSON.stringify(file)}, "a");`

/** Everything that the server logs about requests: a proxy before it, and a new release. */
async function expectAnswers(url: string): Promise<void> {
  const view = await sendView(url, VIEW, { "x-forwarded-for": "192.0.2.1" })
  expect(view.status).toBe(204)
  swapRelease(link, { id: "second", files: { "/index.html": "Second." } })
  for (let visit = 0; visit < 3; visit += 1)
    expect(await send(url, "/")).toMatchObject({ status: 200, text: "Second." })
  expect((await sendView(url)).status).toBe(204)
}

const end = async ({ child, exit }: Pick<ServedProcess, "child" | "exit">) => {
  child.kill("SIGTERM")
  return exit
}

test.each(["0", "1"])(
  "R-19: with the log on a full disk and TRUST_PROXY=%s, pages and views are answered",
  async proxies => {
    const env = { TRUST_PROXY: proxies, ...before(outputTo(2, "/dev/full")) }
    const served = await servers().serve(env, link)
    await expectAnswers(served.url)
    expect(await end(served)).toBe(0)
  },
)

test("R-19: with both outputs on a full disk, the server starts and answers", async () => {
  const port = await freePort()
  const full = before(outputTo(1, "/dev/full") + outputTo(2, "/dev/full"))
  const served = servers().run({ PORT: port, ...full }, link)
  const url = `http://localhost:${port}`
  await until(
    () => send(url, "/").catch(() => undefined),
    answer => answer?.status === 200,
  )
  await expectAnswers(url)
  expect(await end(served)).toBe(0)
})

test("R-19: a log whose reader is gone costs no answer", async () => {
  const served = await servers().serve({}, link)
  served.child.stderr.destroy()
  served.child.stdout.destroy()
  await expectAnswers(served.url)
  expect(await end(served)).toBe(0)
})

test("R-19: a log that nobody reads costs no answer", async () => {
  const fill = `const fs = require("node:fs")
    process.once("SIGUSR2", () => {
      try { for (;;) fs.writeSync(2, "x".repeat(4096)) } catch {}
      process.stdout.write("Full.")
    })`
  const served = await servers().serve(before(fill), link)
  served.child.stderr.pause()
  served.child.kill("SIGUSR2")
  await until(
    async () => served.output(),
    text => text.includes("Full."),
  )
  await expectAnswers(served.url)
  served.child.stderr.resume()
  expect(await end(served)).toBe(0)
})

test("R-19: a crash with the log on a full disk ends the process with its usual code", async () => {
  const crash = 'process.once("SIGUSR2", () => { throw new Error("unexpected") })'
  const served = await servers().serve(before(outputTo(2, "/dev/full") + crash), link)
  served.child.kill("SIGUSR2")
  expect(await served.exit).toBe(1)
})

test("R-19: the log goes on with whole lines once its disk has space again", async () => {
  const log = join(folder, "log")
  const served = await servers().serve(before(outputTo(2, log)), link)
  const limit = (bytes: number | string) =>
    execFileSync("prlimit", [`--fsize=${bytes}:`, "--pid", `${served.child.pid}`])
  // The first line is cut, and the next one lost.
  limit(statSync(log).size + 10)
  await expectAnswers(served.url)
  limit("unlimited")
  expect(await end(served)).toBe(0)
  const lines = readFileSync(log, "utf8").trim().split("\n")
  expect(lines.map(line => /"msg":"(.*)"/.exec(line)?.[1])).toEqual([
    "started",
    undefined,
    "stopping",
    "stopped",
  ])
})

async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === "object" ? `${address?.port}` : ""
}
