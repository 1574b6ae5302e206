import { once } from "node:events"
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { StartupError } from "./startup-error"

export type Listening = {
  server: Server
  /** Where a person opens the site. */
  url: string
  /** Answers what is on its way, then stops accepting; requests that hang are cut off at the end. */
  stop(): Promise<void>
}

/** How long a server that stops still answers what comes in. */
const LAST_REQUESTS_MS = 500

const STOP_DEADLINE_MS = 3000

/**
 * Starts an HTTP server with limits on slow clients. Throws a `StartupError` when it cannot listen
 * at `host` and `port`.
 */
export async function listen(
  handle: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, handle)
  // A client that takes no data for that long is gone.
  server.timeout = 60_000
  // Longer than the proxy keeps its idle connections (docs/operate.md): were the server the first to
  // close one, a page view that is just being sent on it would be answered 502.
  server.keepAliveTimeout = 65_000
  const stop = graceful(server)
  const started = once(server, "listening").catch(error => {
    throw new StartupError(listenProblem(error, host, port))
  })
  server.listen(port, host)
  await started
  return { server, url: urlOf(server, host), stop }
}

/**
 * `server.close` alone cuts connections that a proxy is about to send a page view on, which it then
 * answers with 502. So each connection first ends with the answer that it carries, and only those
 * that stay idle are closed.
 */
function graceful(server: Server): () => Promise<void> {
  const inFlight = new Set<ServerResponse>()
  const open = new Set<Socket>()
  let stopping = false
  let allGone = () => {}
  const endConnection = (res: ServerResponse) => {
    if (!res.headersSent) res.setHeader("Connection", "close")
  }
  server.on("connection", socket => {
    open.add(socket)
    socket.once("close", () => {
      open.delete(socket)
      if (open.size === 0) allGone()
    })
  })
  // Before the handler, which may answer at once.
  server.prependListener("request", (_req, res) => {
    inFlight.add(res)
    if (stopping) endConnection(res)
    res.once("close", () => {
      inFlight.delete(res)
      if (stopping && !server.listening) server.closeIdleConnections()
    })
  })
  return async () => {
    stopping = true
    for (const res of inFlight) endConnection(res)
    if (open.size > 0) {
      await new Promise<void>(resolve => {
        allGone = resolve
        setTimeout(resolve, LAST_REQUESTS_MS)
      })
    }
    const closed = once(server, "close")
    server.close()
    const deadline = setTimeout(() => server.closeAllConnections(), STOP_DEADLINE_MS)
    await closed
    clearTimeout(deadline)
  }
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  const next = port < 65_535 ? port + 1 : port - 1
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is already in use on ${host}: stop the program that uses it, or choose another port: PORT=${next} npm start`
  }
  if (error.code === "EACCES") {
    return `Port ${port} needs more rights than this user has: choose a port from 1024 up: PORT=8000 npm start`
  }
  return `The server cannot listen on ${host}, port ${port} (${error.code ?? error.message}): set HOST to an address of this machine.`
}

const LOCAL_HOSTS: ReadonlySet<string> = new Set(["127.0.0.1", "0.0.0.0", "::", "::1"])

function urlOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const name = LOCAL_HOSTS.has(host) ? "localhost" : host.includes(":") ? `[${host}]` : host
  return `http://${name}:${port}`
}
