/** @jest-environment node */
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
