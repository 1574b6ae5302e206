import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { sendView } from "../test-site/request"
import { servedRelease } from "../test-site/served-release"

const { release, servers } = servedRelease()

/**
 * Stand-in for systemd with docs/portfolio.socket: holds a listening socket, passes it to a server as its file 3, and
 * to the next one when that has ended. Until then it accepts no connection: they stay in the socket.
 */
const SYSTEMD = `
  const { spawnSync } = require("node:child_process")
  const socket = require("node:net").createServer().listen(0, "127.0.0.1", () => {
    const started = 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"'
    const stdio = ["ignore", "inherit", "inherit", socket._handle.fd]
    for (const _ of [1, 2]) spawnSync("sh", ["-c", started, process.execPath, process.argv[1]], { stdio })
    process.exit()
  })`

let kill = () => {}
afterEach(() => kill())

test("R-4: with the socket of systemd a restart refuses no page view", async () => {
  const { env, counted } = servers()
  const server = join(release, "server.cjs")
  const { PATH = "" } = process.env
  const systemd = spawn(process.execPath, ["-e", SYSTEMD, server], {
    env: { PATH, ...env, PORT: "1" },
    // A group of its own: a test that fails leaves no server behind.
    detached: true,
  })
  kill = () => process.kill(-(systemd.pid ?? 0), "SIGKILL")
  let output = ""
  const starts = () => [...output.matchAll(/"pid":(\d+).*"msg":"started"/g)]
  const stopServer = (number: number) => process.kill(Number(starts()[number]?.[1]), "SIGTERM")
  const urls = () => [...output.matchAll(/Site ready: (\S+)\n/g)].map(([, url]) => url)
  let onOutput = () => {}
  for (const stream of [systemd.stdout, systemd.stderr]) {
    stream.on("data", chunk => {
      output += chunk
      onOutput()
    })
  }
  const ended = once(systemd, "close")
  const isReady = (times: number) =>
    new Promise<void>(resolve => {
      onOutput = () => {
        if (urls().length === times) resolve()
      }
      systemd.once("close", () => resolve())
      onOutput()
    })
  await isReady(1)
  const url = urls()[0] ?? output
  const statuses: number[] = []
  let isOver = false
  const visitors = Array.from({ length: 5 }, async () => {
    while (!isOver) statuses.push((await sendView(url)).status)
  })
  for (let views = 0; views < 20; views += 1) statuses.push((await sendView(url)).status)
  stopServer(0)
  await isReady(2)
  for (let views = 0; views < 20; views += 1) statuses.push((await sendView(url)).status)
  isOver = true
  await Promise.all(visitors)
  stopServer(1)
  await ended
  kill = () => {}
  expect(urls()).toEqual([url, url])
  expect(new Set(statuses)).toEqual(new Set([204]))
  expect(await counted()).toBe(statuses.length)
})
