import { once } from "node:events"
import { createServer, request } from "node:http"

/** `gone`: every connection breaks. `silent`: nothing is ever answered. `broken`: a proxy without its server. */
type State = "there" | "gone" | "silent" | "broken"

/** The network between a browser and a server, which can fail and come back while the address stays. */
export interface Network {
  address: string
  becomes(state: State): void
  /** What has been asked for since it was last emptied: method and path. */
  asked: string[]
  close(): Promise<void>
}

/** Puts a network before a server. Its host is `localhost`: a secure context, where service workers run. */
export async function networkTo(address: string): Promise<Network> {
  let state: State = "there"
  const asked: string[] = []
  const server = createServer((incoming, response) => {
    const { method = "GET", headers, url = "/" } = incoming
    asked.push(`${method} ${url}`)
    if (state === "gone") incoming.socket.destroy()
    if (state === "broken") response.writeHead(502).end()
    if (state !== "there") return
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
    becomes(next) {
      state = next
      if (next === "gone") server.closeAllConnections()
    },
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
