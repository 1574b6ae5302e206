import { setTimeout } from "node:timers/promises"
import { serveInFront } from "./serve-in-front"

/**
 * `gone`: every connection breaks. `silent`: nothing is ever answered. `broken`: a proxy without its server.
 * `slow`: pages take longer than the worker waits for one of which it has a copy. `portal`: each page is one of another
 * server, which wants to be paid or is at work.
 */
type State = "there" | "gone" | "silent" | "broken" | "slow" | "portal"

/** Time that a page takes then (milliseconds). */
const SLOW_MS = 4500

const isPage = (url: string): boolean => !/^\/(?:api|builds)\/|\.\w+(?:\?|$)/.test(url)

/** The network between a browser and a server, which can fail and come back while the address stays. */
export interface Network {
  address: string
  becomes(state: State): void
  /** Requests since it was last emptied: method and path. */
  asked: string[]
  close(): Promise<void>
}

/** Puts a network before a server. Its host is `localhost`: a secure context, where service workers run. */
export async function networkTo(address: string): Promise<Network> {
  let state: State = "there"
  const asked: string[] = []
  const front = await serveInFront(address, async (incoming, response) => {
    const { method = "GET", url = "/" } = incoming
    asked.push(`${method} ${url}`)
    if (state === "gone") incoming.socket.destroy()
    if (state === "broken") response.writeHead(502).end()
    if (state === "slow" && isPage(url)) await setTimeout(SLOW_MS)
    if (state === "portal" && isPage(url))
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Portail</h1>")
    return response.writableEnded || ["gone", "silent"].includes(state)
  })
  return {
    ...front,
    becomes(next) {
      state = next
      if (next === "gone") front.cut()
    },
    asked,
  }
}
