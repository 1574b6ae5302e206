import { once } from "node:events"
import { Agent, get, type IncomingMessage } from "node:http"
import { connect } from "node:net"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { until } from "../../../src/testing/until"
import { StartupError } from "../startup-error"
import { send } from "../test-site/request"
import { type Listening, listen } from "./listen"

let listening: Listening
afterEach(() => listening.stop())

test("clients that send or read too slowly are cut off", async () => {
  listening = await listen((_req, res) => res.end(), { host: "127.0.0.1", port: 0 })
  expect(listening.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 60_000,
    keepAliveTimeout: 65_000,
    maxConnections: 2000,
  })
})

test("a second server on the same port is refused with one sentence", async () => {
  listening = await listen((_req, res) => res.end(), { host: "127.0.0.1", port: 0 })
  const port = Number(new URL(listening.url).port)
  const second: unknown = await listen(() => {}, { host: "127.0.0.1", port }).catch(error => error)
  expect(second).toBeInstanceOf(StartupError)
  expect(second).toMatchObject({
    message: `The server cannot listen on 127.0.0.1, port ${port} (EADDRINUSE): stop the program that uses it, or choose another port, as in PORT=8001 npm start.`,
  })
})

test("R-18: an idle connection keeps nothing of the request that it has answered", async () => {
  let last: WeakRef<IncomingMessage> | undefined
  listening = await listen(
    (req, res) => {
      last = new WeakRef(req)
      res.end("ok")
    },
    { host: "127.0.0.1", port: 0 },
  )
  const agent = new Agent({ keepAlive: true })
  await send(listening.url, "/", { agent })
  setFlagsFromString("--expose-gc")
  const collectGarbage: () => void = runInNewContext("gc")
  const left = async () => {
    collectGarbage()
    return last?.deref()
  }
  expect(await until(left, request => request === undefined)).toBeUndefined()
  agent.destroy()
})

describe("R-4: stopping", () => {
  test("waits for the answer in flight, and ends its connection", async () => {
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
    await until(
      async () => listening.server.listening,
      isListening => !isListening,
    )
    await expect(send(listening.url, "/")).rejects.toThrow("ECONNREFUSED")
    answer()
    expect(await asked).toMatchObject({
      status: 200,
      text: "late",
      headers: { connection: "close" },
    })
    await stopped
  })

  test("answers a request that a proxy sends on a connection that it kept, and ends it", async () => {
    listening = await listen((_req, res) => res.end("ok"), { host: "127.0.0.1", port: 0 })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = () =>
      new Promise<string | undefined>((resolve, reject) => {
        get(listening.url, { agent }, res => {
          res.resume().on("end", () => resolve(res.headers.connection))
        }).on("error", reject)
      })
    expect(await ask()).toBe("keep-alive")
    // Idle connections stay open for a quarter of a second, which a busy machine may need for this request.
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] })
    const stopped = listening.stop()
    expect(await ask()).toBe("close")
    jest.advanceTimersByTime(250)
    jest.useRealTimers()
    await stopped
    await expect(ask()).rejects.toThrow("ECONNREFUSED")
    agent.destroy()
  })

  test("closes a connection that stays idle", async () => {
    listening = await listen((_req, res) => res.end("ok"), { host: "127.0.0.1", port: 0 })
    const socket = connect(Number(new URL(listening.url).port), "127.0.0.1")
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    await once(socket, "data")
    const closed = once(socket, "close")
    await listening.stop()
    await closed
  })
})
