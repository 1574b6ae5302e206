import { once } from "node:events"
import { Agent } from "node:http"
import { connect } from "node:net"
import { METRICS_PATH } from "@site/page-view-contract"
import { until } from "../../../src/testing/until"
import { JSON_TYPE, post, send, sendText } from "../test-site/request"
import { type RunningSite, startSite } from "../test-site/running-site"

let site: RunningSite

/** Begins an upload of 64 MiB, and returns when it is answered. */
async function upload(path: string, headers: string) {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname).on("error", () => {})
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n${headers}\r\n4000000\r\n`,
  )
  let outcome: "going on" | "read" | "cut off" = "going on"
  socket.write(Buffer.alloc(0x4000000), error => {
    outcome = error ? "cut off" : "read"
  })
  const [answer] = await once(socket, "data")
  return { socket, status: Number(String(answer).split(" ")[1]), outcome: () => outcome }
}

describe("R-5: an upload that is left unread", () => {
  afterEach(async () => {
    jest.useRealTimers()
    await site.stop()
  })

  test("ends its connection, and the next request gets another one", async () => {
    site = await startSite()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const body = Buffer.alloc(300_000, 32)
    const lengths = [
      ["content-length", "300000"],
      ["transfer-encoding", "chunked"],
    ]
    for (const [name = "", value = ""] of lengths) {
      const refused = await post(site.url, {
        agent,
        headers: { ...JSON_TYPE, [name]: value },
        body,
      })
      expect(refused).toMatchObject({ status: 413, headers: { connection: "close" } })
      expect(JSON.parse(refused.text)).toEqual({ error: "the body is too large" })
      expect((await send(site.url, "/about-me", { agent })).status).toBe(200)
    }
    agent.destroy()
  })

  test("however small it is: what a proxy kept would bring the rest of it before the next request", async () => {
    site = await startSite()
    const half = "Host: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nhalf"
    for (const line of ["PUT /about-me", `POST ${METRICS_PATH}`, "POST /api/other", "GET /"]) {
      const socket = await sendText(site.url, `${line} HTTP/1.1\r\n${half}`)
      const [answer] = await once(socket, "data")
      socket.destroy()
      expect(answer.toString()).toContain("\r\nConnection: close\r\n")
    }
  })

  test("stays in the client, wherever it goes, and is cut off after a while", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate", "performance"] })
    // The clock stands still: the three that are about their body are admitted, the last one is not.
    site = await startSite({ rateLimit: 3 })
    const json = "Content-Type: application/json"
    const uploads = [
      await upload("/about-me", `${json}\r\n`),
      await upload("/api/x", `${json}\r\n`),
      await upload(METRICS_PATH, `${json}\r\n`),
      await upload(METRICS_PATH, `${json}\r\nContent-Encoding: gzip\r\n`),
      await upload(METRICS_PATH, `${json}; charset=latin1\r\n`),
      await upload(METRICS_PATH, `${json}\r\n`),
    ]
    expect(uploads.map(({ status }) => status)).toEqual([405, 404, 413, 415, 415, 429])
    jest.advanceTimersByTime(5000)
    jest.useRealTimers()
    const outcomes = await until(
      async () => uploads.map(({ outcome }) => outcome()),
      all => !all.includes("going on"),
    )
    expect(outcomes).toEqual(uploads.map(() => "cut off"))
  })

  test("R-4: keeps a server that stops waiting for a moment only", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] })
    site = await startSite()
    const { socket } = await upload("/about-me", "")
    await once(socket, "end")
    const stopped = site.stop()
    // Whatever else would close the connection never comes.
    jest.advanceTimersByTime(250)
    jest.useRealTimers()
    await stopped
    // For `afterEach`: a site stops once.
    site = await startSite()
  })
})
