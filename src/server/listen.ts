import { once } from "node:events"
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http"
import { Server as NetServer, type Socket } from "node:net"
import { StartupError } from "./startup-error"

export type Listening = Awaited<ReturnType<typeof listen>>

const STOP_DEADLINE_MS = 3000

/** How long a kept connection may take to bring the request that is on its way, and a refused upload at most to end. */
const IDLE_GRACE_MS = 250

/** Starts an HTTP server with limits on slow clients. Throws a `StartupError` when it cannot listen. */
export async function listen(
  handle: RequestListener,
  { host, port }: { host: string; port: number },
) {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 })
  // A client that takes no data for that long is gone.
  server.timeout = 60_000
  // Longer than the proxy keeps its idle connections (docs/operate.md): were the server the first to
  // close one, a page view that is just being sent on it would be answered 502.
  server.keepAliveTimeout = 65_000
  const inFlight = new Set<ServerResponse>()
  const stop = graceful(server, inFlight)
  server.on("request", (req, res) => {
    const begin = () => {
      inFlight.add(res)
      res.once("close", () => inFlight.delete(res))
      handle(req, res)
    }
    // Of requests that were sent at once, all but the first wait. Node tells such an answer nothing when its client
    // goes: what had been opened for it would stay open.
    if (res.socket) begin()
    else res.once("socket", begin)
  })
  const started = once(server, "listening").catch(error => {
    throw new StartupError(listenProblem(error, host, port))
  })
  server.listen(port, host)
  await started
  return {
    server,
    /** Where a person opens the site. */
    url: urlOf(server, host),
    /** Answers what is on its way, then stops accepting; requests that hang are cut off at the end. */
    stop,
  }
}

/**
 * `server.close` alone waits for busy clients that keep their connections, and at once closes those
 * that seem idle, with requests that are on their way: 22 of 14 000 in ten stops under load.
 * So no new connection is accepted, every answer ends its connection, and those on which nothing
 * comes for a moment are closed then, with those that only bring the rest of a refused upload.
 */
function graceful(server: Server, inFlight: Set<ServerResponse>): () => Promise<void> {
  const connections = new Set<Socket>()
  let isStopping = false
  const endConnection = (res: ServerResponse) => {
    if (!res.headersSent) res.setHeader("Connection", "close")
  }
  server.on("connection", (socket: Socket) => {
    connections.add(socket)
    socket.once("close", () => connections.delete(socket))
  })
  // Before the handler, which may answer at once.
  server.on("request", (_req, res) => {
    if (isStopping) endConnection(res)
  })
  return async () => {
    isStopping = true
    for (const res of inFlight) endConnection(res)
    const closed = once(server, "close")
    // The one of `net`: it stops listening, and leaves the connections as they are.
    Reflect.apply(NetServer.prototype.close, server, [])
    const quiet = setInterval(() => {
      server.closeIdleConnections()
      for (const socket of connections) if (socket.writableFinished) socket.destroy()
    }, IDLE_GRACE_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), STOP_DEADLINE_MS)
    await closed
    clearInterval(quiet)
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
