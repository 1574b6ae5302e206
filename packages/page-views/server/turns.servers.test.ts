import type { ServerResponse } from "node:http"
import { connect, type Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { until } from "../../../src/testing/until"
import { send } from "../test-site/request"
import { type Listening, listen } from "./listen"

const CLIENTS = 320

let listening: Listening
let begun: ServerResponse[]
let clients: Socket[]

/** A server whose answers to `/slow` never end, with many clients of one network that request it. */
beforeEach(async () => {
  begun = []
  listening = await listen(
    (req, res) => {
      if (req.url === "/slow") begun.push(res)
      else res.end("page")
    },
    { host: "127.0.0.1", port: 0 },
  )
  const port = Number(new URL(listening.url).port)
  clients = Array.from({ length: CLIENTS }, () => {
    const client = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.2" })
    client.on("error", () => {}).resume()
    client.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n")
    return client
  })
})
afterEach(async () => {
  for (const client of clients) client.destroy()
  await listening.stop()
})

const untilBegun = (count: number) =>
  until(
    async () => begun.length,
    found => found >= count,
  )

test("R-18: few answers of one network begin at once, and others are answered beside them", async () => {
  await untilBegun(1)
  await pause(50)
  expect(begun.length).toBeLessThanOrEqual(48)
  expect(await send(listening.url, "/")).toMatchObject({ text: "page" })
  expect(begun.length).toBeLessThanOrEqual(72)
})

test("R-18: what one network does not read is bounded; an answer that ends makes place for one", async () => {
  await untilBegun(280)
  await pause(600)
  expect(begun).toHaveLength(280)
  for (const res of begun.slice(0, 10)) res.end()
  await untilBegun(290)
  await pause(300)
  expect(begun).toHaveLength(290)
  expect(await send(listening.url, "/")).toMatchObject({ text: "page" })
})

test("R-18: clients that go while they wait leave no place taken", async () => {
  await untilBegun(24)
  for (const client of clients) client.destroy()
  const again = await Promise.all(
    Array.from({ length: 50 }, () => send(listening.url, "/", { localAddress: "127.0.0.2" })),
  )
  expect(again.map(({ text }) => text)).toEqual(Array(50).fill("page"))
})
