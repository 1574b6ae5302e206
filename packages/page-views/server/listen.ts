import { once } from "node:events"
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http"
import { Server as NetServer, type Socket } from "node:net"
import { networksOf } from "../counter/limits"
import { StartupError } from "../startup-error"
import { takeTurns } from "./turns"

export type Listening = Awaited<ReturnType<typeof listen>>

const STOP_DEADLINE_MS = 3000

/** Time for a kept connection to bring the request that is on its way, and for a refused upload to end. */
const IDLE_GRACE_MS = 250

/** Far above what a proxy opens. Each may have a file open, and a system may allow 4 096 of both. */
const MAX_CONNECTIONS = 2000

type Place = { host: string; port: number; trustProxy?: number }

/** Starts an HTTP server with limits on slow clients. Throws a `StartupError` when it cannot listen. */
export async function listen(handle: RequestListener, { host, port, trustProxy = 0 }: Place) {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 })
  // A client that takes no data for that long is gone.
  server.timeout = 60_000
  // Longer than a proxy keeps idle connections (docs/operate.md): a page view sent on one that closes is answered 502.
  server.keepAliveTimeout = 65_000
  server.maxConnections = MAX_CONNECTIONS
  // Connections of a proxy are those of all visitors.
  if (trustProxy === 0) shareConnections(server)
  const connections: Connections = new Map()
  const stop = graceful(server, connections)
  const inTurn = takeTurns()
  server.on("request", (req, res) => {
    const begin = () => {
      // Nothing would remove it again.
      if (req.socket.destroyed) return
      connections.set(req.socket, res)
      res.once("close", () => {
        if (connections.get(req.socket) === res) connections.set(req.socket, undefined)
      })
      // Requests of a proxy are those of all visitors.
      if (trustProxy > 0) return handle(req, res)
      inTurn(largestNetwork(req.socket), res, () => handle(req, res))
    }
    // All but the first of requests that were sent at once wait. Node does not notify such an answer when its client
    // goes: what had been opened for it would stay open.
    if (res.socket) begin()
    else res.once("socket", begin)
  })
  const started = once(server, "listening").catch(error => {
    throw new StartupError(listenProblem(error, host, port))
  })
  server.listen({ port, host })
  await started
  return {
    server,
    /** Address of the site for a person. */
    url: urlOf(server, host),
    /** Accepts no new connection, and answers what is on its way; requests that hang are cut off at the end. */
    stop,
  }
}

const largestNetwork = ({ remoteAddress = "" }: Socket): string =>
  networksOf(remoteAddress)[0] ?? ""

/** Closes connections of a network that has half of all, so that its idle ones shut out nobody else. */
function shareConnections(server: Server): void {
  const open = new Map<string, number>()
  server.on("connection", (socket: Socket) => {
    const network = largestNetwork(socket)
    const others = open.get(network) ?? 0
    if (others >= MAX_CONNECTIONS / 2) return socket.destroy()
    open.set(network, others + 1)
    socket.once("close", () => {
      const left = (open.get(network) ?? 0) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

/**
 * Open connections, each with its answer under way: a request that has been answered may have 16 kB of headers. A set of
 * such answers would get and lose each of them: V8 then makes a new table again and again, to which the old one leads,
 * and keeps what was in them: 20 MB.
 */
type Connections = Map<Socket, ServerResponse | undefined>

/**
 * `server.close` itself waits for busy clients that keep their connections, and at once closes those that seem idle,
 * with requests that are on their way: 22 of 14 000 in ten stops under load. So every answer ends its
 * connection, and those that are quiet for a moment are closed, with those that bring the rest of a refused upload.
 */
function graceful(server: Server, connections: Connections): () => Promise<void> {
  let isStopping = false
  const endConnection = (res?: ServerResponse) => {
    if (res?.headersSent === false) res.setHeader("Connection", "close")
  }
  server.on("connection", (socket: Socket) => {
    connections.set(socket, undefined)
    socket.once("close", () => connections.delete(socket))
  })
  // Before the handler, which may answer at once.
  server.on("request", (_req, res) => {
    if (isStopping) endConnection(res)
  })
  return async () => {
    isStopping = true
    for (const res of connections.values()) endConnection(res)
    const closed = once(server, "close")
    // The one of `net`: it stops listening, and leaves the connections as they are.
    Reflect.apply(NetServer.prototype.close, server, [])
    const quiet = setInterval(() => {
      server.closeIdleConnections()
      for (const socket of connections.keys()) if (socket.writableFinished) socket.destroy()
    }, IDLE_GRACE_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), STOP_DEADLINE_MS)
    await closed
    clearInterval(quiet)
    clearTimeout(deadline)
  }
}

function listenProblem({ code, message }: NodeJS.ErrnoException, host: string, port: number) {
  const advice = LISTEN_ADVICE[code ?? ""] ?? "set HOST to an address of this machine"
  return `The server cannot listen on ${host}, port ${port} (${code ?? message}): ${advice}.`
}

const LISTEN_ADVICE: Record<string, string> = {
  EADDRINUSE: "stop the program that uses it, or choose another port, as in PORT=8001 npm start",
  EACCES: "choose a port from 1024 up, as in PORT=8000 npm start",
}

const LOCAL_HOSTS: ReadonlySet<string> = new Set(["127.0.0.1", "0.0.0.0", "::", "::1"])

function urlOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const name = LOCAL_HOSTS.has(host) ? "localhost" : host.includes(":") ? `[${host}]` : host
  return `http://${name}:${port}`
}
