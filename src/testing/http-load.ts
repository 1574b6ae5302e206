import { connect, type Socket } from "node:net"
import { createHistogram } from "node:perf_hooks"

type HttpLoad = {
  /** URL of the server. */
  url: string
  connections: number
  /** The next request of a connection, whole; `undefined` ends that connection. None may be a HEAD. */
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
  let received: Buffer = Buffer.alloc(0)
  let answer: Answer | undefined

  const sendNext = () => {
    const request = next()
    if (request === undefined) socket.end()
    else {
      sentAt = performance.now()
      socket.write(request)
    }
  }
  socket.once("connect", sendNext)
  socket.on("data", (chunk: Buffer) => {
    if (answer) answer.missing -= chunk.length
    else {
      received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk
      answer = answerOf(received)
    }
    if (!answer || answer.missing > 0 || sentAt === undefined) return
    const milliseconds = performance.now() - sentAt
    const { status, isLast } = answer
    received = Buffer.alloc(0)
    answer = undefined
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

/** An answer whose head has arrived, and how many bytes of its body have not. */
type Answer = { status: number; isLast: boolean; missing: number }

function answerOf(received: Buffer): Answer | undefined {
  const end = received.indexOf("\r\n\r\n")
  if (end < 0) return undefined
  const head = received.toString("latin1", 0, end)
  const status = Number(head.slice(9, 12))
  // RFC 9112, 6.3: these have no body, whatever length they name.
  const hasBody = status !== 204 && status !== 304
  const length = hasBody ? Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) : 0
  const isLast = /\r\nconnection: close/i.test(head)
  return { status, isLast, missing: end + 4 + length - received.length }
}

export type Round = { perSecond: number; p50: number; p99: number }

/** Sends one request from `connections` connections for so long. Throws when an answer has another status. */
export async function loadRound(
  url: string,
  request: Buffer,
  { status, connections, ms }: { status: number; connections: number; ms: number },
): Promise<Round> {
  const times = createHistogram()
  const start = performance.now()
  await httpLoad({
    url,
    connections,
    next: () => (performance.now() - start < ms ? request : undefined),
    onAnswer(answered, milliseconds) {
      if (answered !== status) throw new Error(`${url}: expected ${status}, received ${answered}`)
      times.record(Math.max(1, Math.round(1000 * milliseconds)))
    },
  })
  const perSecond = (times.count / (performance.now() - start)) * 1000
  return { perSecond, p50: times.percentile(50) / 1000, p99: times.percentile(99) / 1000 }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
