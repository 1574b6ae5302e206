/** @jest-environment node */
import { once } from "node:events"
import { connect } from "node:net"
import { type Listening, listen } from "./listen"
import { StartupError } from "./startup-error"
import { send } from "./test-site/request"

let listening: Listening
afterEach(() => listening.stop())

test("clients that send or read too slowly are cut off", async () => {
  listening = await listen((_req, res) => res.end(), { host: "127.0.0.1", port: 0 })
  expect(listening.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 60_000,
  })
})

test("a second server on the same port is refused with one sentence", async () => {
  listening = await listen((_req, res) => res.end(), { host: "127.0.0.1", port: 0 })
  const port = Number(new URL(listening.url).port)
  const second: unknown = await listen(() => {}, { host: "127.0.0.1", port }).catch(error => error)
  expect(second).toBeInstanceOf(StartupError)
  expect(second).toMatchObject({
    message: expect.stringMatching(/already in use.*PORT=\d+ npm start$/),
  })
})

test("R-4: stopping waits for the answer in flight, and ends its connection", async () => {
  let arrived = () => {}
  let answer = () => {}
  const inFlight = new Promise<void>(resolve => {
    arrived = resolve
  })
  listening = await listen(
    (_req, res) => {
      answer = () => res.end("late")
      arrived()
    },
    { host: "127.0.0.1", port: 0 },
  )
  const asked = send(listening.url, "/", { headers: { connection: "keep-alive" } })
  await inFlight
  const stopped = listening.stop()
  await expect(send(listening.url, "/")).rejects.toThrow("ECONNREFUSED")
  answer()
  expect(await asked).toMatchObject({ status: 200, text: "late", headers: { connection: "close" } })
  await stopped
})

test("R-4: a request that is on its way on a kept connection while the server stops is answered", async () => {
  listening = await listen((_req, res) => res.end("answer"), { host: "127.0.0.1", port: 0 })
  const socket = connect(Number(new URL(listening.url).port), "127.0.0.1")
  let received = ""
  socket.on("data", chunk => {
    received += chunk
  })
  const answered = async (times: number) => {
    while (received.split("answer").length <= times) await once(socket, "data")
  }
  const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
  const first = answered(1)
  socket.write(request)
  await first
  expect(received).not.toMatch(/connection: close/i)
  const second = answered(2)
  const stopped = listening.stop()
  socket.write(request)
  await Promise.all([second, stopped])
  expect(received).toMatch(/connection: close/i)
  socket.destroy()
})
