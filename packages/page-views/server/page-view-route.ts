import type { IncomingMessage, ServerResponse } from "node:http"
import { setImmediate as turnOfTheLoop } from "node:timers/promises"
import { MAX_BODY_BYTES } from "@site/page-view-contract"
import type { Logger } from "pino"
import proxyaddr from "proxy-addr"
import { limitEach, networksOf } from "../counter/limits"
import { headRefusal, isBot, pageViewOf, type Refusal } from "../counter/page-view-request"
import type { PageViewRecorder } from "../counter/recorder"
import { refuse } from "./answer"
import type { Env } from "./env"
import type { Release } from "./release"

/**
 * The way of a view (D2, R-5, R-6): limit per client, then the head, then the body, no further than its limit. Its
 * answer comes once it is durable (S-21, S-24).
 */
export function pageViewRoute(
  recorder: PageViewRecorder,
  { rateLimit, trustProxy }: Env,
  log: Logger,
) {
  // Counts in memory, by network, for a second at most (D3).
  const admit = rateLimit > 0 ? limitEach({ times: rateLimit, windowMs: 1000 }) : () => true
  let warned = trustProxy > 0

  return async (
    req: IncomingMessage,
    res: ServerResponse,
    { pageViews }: Pick<Release, "pageViews">,
  ) => {
    // Behind a proxy that the server does not know of, all visitors share one limit.
    if (!warned && req.headers["x-forwarded-for"] !== undefined) {
      warned = true
      log.warn("requests come through a proxy: set TRUST_PROXY, or all visitors share one limit")
    }
    // Held in memory only.
    const networks = networksOf(proxyaddr(req, (_address, hop) => hop < trustProxy) ?? "")
    const [largest = "", line = largest] = networks
    const refused = pageViews ? (admit(line) ? headRefusal(req) : TOO_MANY) : NO_COUNTER
    const read = refused ?? (await readJson(req))
    if ("reason" in read) {
      // Until then Node has not read the end of a body that came with its head.
      await turnOfTheLoop()
      leaveBody(req, res)
      return refuse(res, read)
    }
    const view = pageViewOf(read.body)
    if ("reason" in view) return refuse(res, view)
    try {
      // a bot is answered like a browser, and counted apart: of it, only the day.
      if (isBot(req.headers["user-agent"])) await recorder.recordBot()
      else await recorder.record(view, networks)
    } catch {
      // The owner's log has the reason; the visitor's browser only needs to know when to try again.
      return refuse(res, UNAVAILABLE)
    }
    res.writeHead(204, { "Cache-Control": "no-store" }).end()
  }
}

/** A release that switches the counter off takes effect before the server is started again. */
const NO_COUNTER: Refusal = { status: 404, reason: "not found" }

const TOO_MANY: Refusal = {
  status: 429,
  reason: "too many page views",
  headers: { "Retry-After": "1" },
}

const UNAVAILABLE: Refusal = {
  status: 503,
  reason: "page views cannot be stored at the moment",
  headers: { "Retry-After": "1" },
}

/** The body, or why it is refused. Never settles when the client goes away. */
async function readJson(req: IncomingMessage): Promise<{ body?: unknown } | Refusal> {
  const bytes = lengthOf(req) > MAX_BODY_BYTES ? undefined : await readBytes(req)
  if (!bytes) return { status: 413, reason: "the body is too large" }
  if (bytes.length === 0) return {}
  try {
    return { body: JSON.parse(bytes.toString()) }
  } catch {
    return { status: 400, reason: "the body is not valid JSON" }
  }
}

/** The bytes of a body; nothing, with the rest unread, when they are too many. */
function readBytes(req: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    let size = 0
    req.on("data", (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size <= MAX_BODY_BYTES) return
      req.pause()
      resolve(undefined)
    })
    req.once("end", () => resolve(Buffer.concat(chunks)))
  })
}

/** Time for a client to notice that its upload is not read. */
const LINGER_MS = 5000

/**
 * leaves the rest of a body unread: Node would read 300 MB to their end after the answer. So the answer ends the
 * connection, which can bring no other request. Closed at once, it would be reset before the client has the answer:
 * only the server's side is closed (RFC 9112, 9.6), and the client closes the other, or is cut off.
 */
export function leaveBody(req: IncomingMessage, res: ServerResponse): void {
  const hasBody = req.headers["transfer-encoding"] !== undefined || lengthOf(req) > 0
  if (!hasBody || req.complete) return
  // A listener that does not read: Node's way to stop reading from the connection.
  req.on("readable", () => {})
  res.setHeader("Connection", "close")
  const { socket } = req
  // Node calls it after the answer.
  socket.destroySoon = () => {
    const linger = setTimeout(() => socket.destroy(), LINGER_MS).unref()
    socket.end().once("close", () => clearTimeout(linger))
  }
}

const lengthOf = (req: IncomingMessage): number => Number(req.headers["content-length"] ?? 0)
