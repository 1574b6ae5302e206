import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { http } from "./http"

/** Statuses after which what changes nothing is tried once more (S-26). */
const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504]
const NOT_RETRIED = [400, 401, 403, 404, 405, 410, 422, 501, 505]

let server: Server
let address: string
/** Answers of the server, the first one first; later requests succeed. */
let answers: (number | "hang up" | "hang")[]
let asked: string[]

beforeEach(async () => {
  answers = []
  asked = []
  server = createServer((request, response) => {
    asked.push(request.method ?? "")
    const answer = answers.shift() ?? 200
    if (answer === "hang") return
    if (answer === "hang up") return request.socket.destroy()
    response.writeHead(answer, { "content-type": "application/json" }).end('{"fine":true}')
  })
  server.listen(0, "localhost")
  await once(server, "listening")
  const bound = server.address()
  address = `http://localhost:${bound !== null && typeof bound === "object" ? bound.port : 0}/`
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, "close")
})

test.each(RETRIED)("S-26: after %i, GET is tried once more", async status => {
  answers = [status]
  expect(await http(address)).toEqual({ fine: true })
  expect(asked).toEqual(["GET", "GET"])
})

test.each(RETRIED)("S-26: after %i twice, GET has failed: no third attempt", async status => {
  answers = [status, status]
  await expect(http(address)).rejects.toMatchObject({ status })
  expect(asked).toHaveLength(2)
})

test.each(NOT_RETRIED)("S-26: after %i, GET has failed at once", async status => {
  answers = [status]
  await expect(http(address)).rejects.toMatchObject({ status })
  expect(asked).toHaveLength(1)
})

test.each(["POST", "PUT", "PATCH", "DELETE"])("S-26: %s is never tried again", async method => {
  for (const answer of [...RETRIED, "hang up" as const]) {
    answers = [answer]
    asked = []
    await expect(http(address, { method, body: { a: 1 } })).rejects.toThrow()
    expect(asked).toEqual([method])
  }
})

test("S-26: HEAD changes nothing, and is tried once more", async () => {
  answers = [503]
  await http(address, { method: "HEAD" })
  expect(asked).toEqual(["HEAD", "HEAD"])
})

test("S-26: without an answer, GET is tried once more", async () => {
  answers = ["hang up"]
  expect(await http(address)).toEqual({ fine: true })
  answers = ["hang up", "hang up"]
  await expect(http(address)).rejects.toThrow("<no response>")
  expect(asked).toHaveLength(4)
})

test("S-25: a server that hangs is given up, and is not tried again", async () => {
  answers = ["hang"]
  const patience = new AbortController()
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal)
  const answer = http(address)
  await once(server, "request")
  patience.abort(new DOMException("late", "TimeoutError"))
  await expect(answer).rejects.toThrow()
  expect(timeout).toHaveBeenCalledWith(10_000)
  expect(asked).toHaveLength(1)
})
