import { serveInFront } from "./serve-in-front"

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
  const front = await serveInFront(address, (incoming, response) => {
    const { method = "GET", url = "/" } = incoming
    asked.push(`${method} ${url}`)
    if (state === "gone") incoming.socket.destroy()
    if (state === "broken") response.writeHead(502).end()
    return state !== "there"
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
