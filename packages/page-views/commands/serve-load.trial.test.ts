import { once } from "node:events"
import { readFileSync } from "node:fs"
import { request } from "node:http"
import { connect, type Socket } from "node:net"
import { METRICS_PATH } from "@site/page-view-contract"
import { until } from "../../../src/testing/until"
import { send, sendText } from "../test-site/request"
import type { ServedProcess } from "../test-site/served-process"
import { servedRelease } from "../test-site/served-release"

const { servers } = servedRelease()

test("R-5: an upload of 300 MB is refused, not read, and costs no memory", async () => {
  const { serve } = servers()
  const own = await serve()
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

test("R-18: clients that send many requests at once and go cost no memory", async () => {
  const { serve } = servers()
  const own = await serve()
  const pages = "GET /about-me HTTP/1.1\r\nHost: x\r\n\r\n".repeat(60)
  const round = () =>
    Promise.all(
      Array.from({ length: 100 }, async () => {
        const socket = await sendText(own.url, pages)
        await once(socket, "data")
        socket.destroy()
      }),
    )
  /** The lowest memory after each of eight: garbage comes and goes, some 80 MB of it, and what is lost stays. */
  const lowest = async (): Promise<number> => {
    let found = Number.POSITIVE_INFINITY
    for (let i = 0; i < 8; i += 1) {
      await round()
      found = Math.min(found, memoryOf(own))
    }
    return found
  }
  await lowest()
  const before = await lowest()
  expect((await lowest()) - before).toBeLessThan(30)
  expect((await send(own.url, "/about-me")).status).toBe(200)
})

/**
 * Opens connections from one address, which are idle after a request each: the server soon closes those that never sent
 * one. Resolves with how many it keeps.
 */
async function openIdle(url: string, count: number, localAddress: string) {
  const { hostname, port } = new URL(url)
  let closed = 0
  const sockets = Array.from({ length: count }, () =>
    connect({ host: hostname, port: Number(port), localAddress })
      .resume()
      .on("error", () => {})
      .once("connect", function (this: Socket) {
        this.write("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      })
      .once("close", () => {
        closed += 1
      }),
  )
  await Promise.all(sockets.map(socket => once(socket, "connect").catch(() => {})))
  return { sockets, kept: () => count - closed }
}

test.each([
  ["0", 1000],
  ["1", 1100],
])(
  "with TRUST_PROXY=%s one address keeps %d idle connections, and others get pages",
  async (trustProxy, most) => {
    const localAddress = "127.0.0.2"
    const { serve } = servers()
    const own = await serve({ TRUST_PROXY: trustProxy })
    const idle = await openIdle(own.url, trustProxy === "0" ? 2100 : most, localAddress)
    await until(
      async () => idle.kept(),
      kept => kept === most,
    )
    expect((await send(own.url, "/about-me")).status).toBe(200)
    expect(idle.kept()).toBe(most)
    for (const socket of idle.sockets) socket.destroy()
    // A place is free again once its connection has ended.
    const again = () => send(own.url, "/about-me", { localAddress }).catch(() => undefined)
    await until(again, answer => answer?.status === 200)
  },
)

/** Resident memory in MB, which Linux lists. */
const memoryOf = ({ child }: ServedProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024
