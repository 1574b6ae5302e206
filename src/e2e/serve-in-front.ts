import { once } from "node:events"
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"

interface Front {
  address: string
  /** Breaks every connection; new ones can be made. */
  cut(): void
  close(): Promise<void>
}

/**
 * A server in front of the one under test, on a free port: passes everything on, except the requests that `hangs`
 * matches. Those are never answered. A promise makes the request wait for it.
 */
export async function serveInFront(
  address: string,
  hangs: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>,
): Promise<Front> {
  const server = createServer(async (incoming, response) => {
    if (await hangs(incoming, response)) return
    const { method, headers, url = "/" } = incoming
    const onward = request(new URL(url, address), { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on("error", () => incoming.socket.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, "localhost")
  await once(server, "listening")
  const bound = server.address()
  const port = bound !== null && typeof bound === "object" ? bound.port : 0
  return {
    address: `http://localhost:${port}`,
    cut: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
