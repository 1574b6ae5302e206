import { once } from "node:events"
import { createServer, type IncomingMessage, request } from "node:http"

/**
 * A server in front of the one under test, on a free port: passes everything on, except the requests that
 * `hangs` says yes to. Those are never answered.
 */
export async function serveInFront(
  address: string,
  hangs: (request: IncomingMessage) => boolean,
): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((incoming, response) => {
    if (hangs(incoming)) return
    const { method, headers, url = "/" } = incoming
    const onward = request(new URL(url, address), { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    incoming.pipe(onward)
  })
  server.listen(0, "localhost")
  await once(server, "listening")
  const bound = server.address()
  const port = bound !== null && typeof bound === "object" ? bound.port : 0
  return {
    address: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
