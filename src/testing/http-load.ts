import { connect, type Socket } from "node:net"

type HttpLoad = {
  /** Where the server listens, as a URL. */
  url: string
  connections: number
  /** The next request of a connection, whole; `undefined` ends that connection. */
  next: () => Buffer | undefined
  onAnswer: (status: number, milliseconds: number) => void
}

/**
 * Loads a server from kept connections, each with one request at a time. It writes and reads the
 * sockets itself: Node's HTTP client costs more than the servers that are measured with it.
 * Resolves when every connection has ended, with the number of requests that were never answered
 * because the server went away.
 */
export async function httpLoad(load: HttpLoad): Promise<{ unanswered: number }> {
  const ends = await Promise.all(Array.from({ length: load.connections }, () => run(load)))
  return { unanswered: ends.filter(answered => !answered).length }
}

/** Resolves when the connection has ended: whether its last request was answered. */
async function run({ url, next, onAnswer }: HttpLoad): Promise<boolean> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let sentAt: number | undefined
  let received = ""

  const sendNext = () => {
    const request = next()
    if (request === undefined) socket.end()
    else {
      sentAt = performance.now()
      socket.write(request)
    }
  }
  socket.once("connect", sendNext)
  socket.on("data", chunk => {
    received += chunk.toString("latin1")
    const status = statusOf(received)
    if (status === undefined || sentAt === undefined) return
    const milliseconds = performance.now() - sentAt
    const isLast = /\r\nconnection: close\r\n/i.test(received)
    received = ""
    sentAt = undefined
    onAnswer(status, milliseconds)
    if (isLast) socket.end()
    else sendNext()
  })
  await closed(socket)
  return sentAt === undefined
}

/** A server that goes away resets its connections: that is an end like another. */
async function closed(socket: Socket): Promise<void> {
  socket.on("error", () => {})
  await new Promise<void>(resolve => socket.once("close", () => resolve()))
}

/** The status of an answer that has arrived whole, with the body that its head announces. */
function statusOf(received: string): number | undefined {
  const head = received.indexOf("\r\n\r\n")
  if (head < 0) return undefined
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1] ?? 0)
  return received.length >= head + 4 + length ? Number(received.slice(9, 12)) : undefined
}
