/** @jest-environment node */
import { once } from "node:events"
import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { until } from "../testing/until"
import { send, sendText } from "./test-site/request"
import { type RunningSite, startSite } from "./test-site/running-site"

let site: RunningSite
beforeEach(async () => {
  site = await startSite()
  // Too large to be read before its answer can be written.
  writeFileSync(join(site.releaseDirectory, "site/about-me/index.html"), "about me ".repeat(20_000))
})
afterEach(() => site.stop())

const PAGE = "GET /about-me HTTP/1.1\r\nHost: x\r\n\r\n"
const CONNECTIONS = 20
const REQUESTS = 60

const openFiles = () => readdirSync("/dev/fd").length

/** A connection that asks for many pages at once. */
const pipelined = () => sendText(site.url, PAGE.repeat(REQUESTS))

test("R-5: clients that send many requests at once and go leave no file open", async () => {
  await send(site.url, "/about-me")
  const before = openFiles()
  for (let count = 0; count < CONNECTIONS; count += 1) {
    const socket = await pipelined()
    await once(socket, "data")
    socket.destroy()
  }
  // One request at most was being answered on each.
  await until(
    async () => (await send(site.url, "/about-me")).status,
    status => status === 200 && openFiles() <= before + 2,
  )
})

test("R-5: requests that were sent at once are answered in their order", async () => {
  const socket = await pipelined()
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
})
