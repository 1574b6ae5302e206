import { once } from "node:events"
import { connect } from "node:http2"

type Http2Answer = { status: number; headers: Record<string, string>; body: Buffer }

export type Http2Client = Awaited<ReturnType<typeof connectHttp2>>

/**
 * A visitor with HTTP/2 over TLS who checks the certificate. With a body the request is a POST.
 * @param port of a server on this machine whose certificate is for `localhost`
 * @param visitor `from`: the visitor's own address; `ca`: the authority that is trusted
 */
export async function connectHttp2(port: number, { from, ca }: { from: string; ca: Buffer }) {
  const options = { ca, localAddress: from, host: "127.0.0.1", servername: "localhost" }
  const session = connect(`https://localhost:${port}`, options)
  const tooLong = AbortSignal.timeout(10_000)
  await once(session, "connect", { signal: tooLong }).catch(error => {
    session.destroy()
    throw error
  })
  session.on("error", () => {})
  return {
    /** Rejects when the connection or the request is cut off. */
    ask: (path: string, headers: Record<string, string> = {}, body?: string) =>
      new Promise<Http2Answer>((resolve, reject) => {
        const method = body === undefined ? "GET" : "POST"
        const stream = session.request({ ":path": path, ":method": method, ...headers })
        const chunks: Buffer[] = []
        let received: Record<string, string> = {}
        stream.on("response", fields => {
          received = Object.fromEntries(
            Object.entries(fields).map(([name, value]) => [name, String(value)]),
          )
        })
        stream.on("data", chunk => chunks.push(chunk))
        stream.on("error", reject)
        stream.on("end", () =>
          resolve({
            status: Number(received[":status"]),
            headers: received,
            body: Buffer.concat(chunks),
          }),
        )
        stream.end(body)
      }),
    close: () => session.close(),
  }
}
