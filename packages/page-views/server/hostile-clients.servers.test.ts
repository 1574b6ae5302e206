import { once } from "node:events"
import { readdirSync, writeFileSync } from "node:fs"
import type { Socket } from "node:net"
import { join } from "node:path"
import { METRICS_PATH } from "@site/page-view-contract"
import { until } from "../../../src/testing/until"
import { send, sendText, VIEW } from "../test-site/request"
import { type RunningSite, startSite } from "../test-site/running-site"

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
  // Too large to be read before its answer can be written.
  writeFileSync(join(site.releaseDirectory, "site/about-me/index.html"), "about me ".repeat(20_000))
})
afterAll(() => site.stop())

const PAGE = "GET /about-me HTTP/1.1\r\nHost: x\r\n\r\n"
const view = JSON.stringify(VIEW)
const VIEW_HEAD = `POST ${METRICS_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
const CONNECTIONS = 20
const REQUESTS = 60

const openFiles = () => readdirSync("/dev/fd").length

const firstData = (socket: Socket): Promise<unknown> => once(socket, "data")
const atOnce = async (): Promise<void> => {}

test.each<[string, string, (socket: Socket) => Promise<unknown>]>([
  ["send many requests at once and go with the first answer", PAGE.repeat(REQUESTS), firstData],
  ["send many requests at once and read nothing", PAGE.repeat(REQUESTS), atOnce],
  ["ask for a page and go in the middle of it", PAGE, firstData],
  ["ask for a page and go before it", PAGE, atOnce],
  ["ask for a page and send nonsense behind it", `${PAGE}nonsense\r\n\r\n`, firstData],
  ["send half a head", PAGE.slice(0, 30), atOnce],
  ["send half a view", `${VIEW_HEAD}Content-Length: ${view.length}\r\n\r\n{`, atOnce],
  ["send an endless view", `${VIEW_HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\n{"pat\r\n`, atOnce],
  [
    "wait for leave to send a view",
    `${VIEW_HEAD}Expect: 100-continue\r\nContent-Length: 9\r\n\r\n`,
    firstData,
  ],
  ["send a view that is refused, and stay", `${VIEW_HEAD}Content-Length: 9000\r\n\r\n`, firstData],
])("R-18: clients that %s leave no file open", async (_name, text, ready) => {
  await send(site.url, "/about-me")
  const before = openFiles()
  const sockets: Socket[] = []
  for (let count = 0; count < CONNECTIONS; count += 1) {
    const socket = await sendText(site.url, text)
    await ready(socket)
    sockets.push(socket.pause())
  }
  // With all of them still there, and again when they are gone.
  expect((await send(site.url, "/about-me")).status).toBe(200)
  sockets.forEach((socket, index) => {
    if (index % 2) socket.destroy()
    else socket.resetAndDestroy()
  })
  await until(
    async () => (await send(site.url, "/about-me")).status,
    status => status === 200 && openFiles() <= before + 2,
  )
  expect(site.log()).not.toMatch(/"level":(?:40|50|60)/)
})

test.each(["/about-me", "/"])(
  "R-5: requests for %s that were sent at once are answered in their order",
  async path => {
    const socket = await sendText(site.url, PAGE.replace("/about-me", path).repeat(REQUESTS))
    let text = ""
    socket.on("data", chunk => {
      text += chunk
    })
    const answered = async () => {
      await new Promise(setImmediate)
      return text.split("HTTP/1.1 200 OK").length - 1
    }
    await until(answered, count => count === REQUESTS)
    socket.destroy()
  },
)

test.each([
  ["two different hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"],
  ["a host twice", "GET / HTTP/1.1\r\nhost: a\r\nHOST: a\r\n\r\n"],
  ["no version", "GET /\r\n\r\n"],
  ["another version", "GET / HTTP/2.0\r\nHost: a\r\n\r\n"],
  ["two hosts and a body", `${VIEW_HEAD}Host: y\r\nContent-Length: 9000\r\n\r\n{`],
])("R-5: a request with %s is refused, and its connection ends", async (_name, text) => {
  const socket = await sendText(site.url, text)
  let answer = ""
  socket.on("data", chunk => {
    answer += chunk
  })
  await once(socket, "end")
  socket.destroy()
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*\{"error":"bad request"\}$/s)
})
