import { once } from "node:events"
import { type Agent, request as httpRequest, type IncomingHttpHeaders } from "node:http"
import { connect, type Socket } from "node:net"
import { METRICS_PATH, type PageView } from "@site/page-view-contract"

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

export type Sent = {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Keeps connections; without it each request has its own. */
  agent?: Agent
  /** The address that it comes from. */
  localAddress?: string
}

/** Sends one request with the path exactly as written: `fetch` would tidy it up. */
export function send(origin: string, path: string, sent: Sent = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const { method = "GET", headers = {}, agent = false, localAddress } = sent
    const options = { hostname, port, path, method, headers, agent, localAddress }
    const req = httpRequest(options, res => {
      const chunks: Buffer[] = []
      res.on("data", chunk => chunks.push(chunk))
      res.on("error", reject)
      res.on("end", () => {
        const body = Buffer.concat(chunks)
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body, text: body.toString() })
      })
    })
    req.on("error", reject)
    req.end(sent.body)
  })
}

/** A connection that has sent this text as it is, and whatever becomes of it is no error. */
export async function sendText(origin: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname).on("error", () => {})
  await once(socket, "connect")
  socket.write(text)
  return socket
}

export const VIEW: PageView = {
  path: "/about-me?from=feed",
  referer: "https://www.news.example/x",
  agent: "firefox",
  country: "FR",
}

/** Headers that a person's browser sends with every page view; without them a request is a bot's. */
export const BROWSER_HEADERS = {
  "content-type": "application/json",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
}

export const JSON_TYPE = { "content-type": "application/json" }

/** Sends whatever it is to the counter. */
export const post = (origin: string, sent: Sent): Promise<Answer> =>
  send(origin, METRICS_PATH, { method: "POST", ...sent })

/** Sends a page view as the browser does. */
export const sendView = (origin: string, view: unknown = VIEW, headers = {}): Promise<Answer> =>
  post(origin, { headers: { ...BROWSER_HEADERS, ...headers }, body: JSON.stringify(view) })
