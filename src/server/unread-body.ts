import type { RequestHandler } from "express"
import { MAX_BODY_BYTES } from "../metrics/contract"

/** How long a client that was refused may take to notice, while its upload stands still. */
const LINGER_MS = 5000

/**
 * leaves a body that nobody will read where it is, in the client. Node would read 300 MB to
 * their end after the refusal, and closing at once would reset the connection before the client has
 * read why. So the upload stands still until the client, or after a while the server, closes.
 */
export const leaveLargeBody: RequestHandler = (req, res, next) => {
  const length = Number(req.headers["content-length"] ?? 0)
  const isChunked = req.headers["transfer-encoding"] !== undefined
  if (length > MAX_BODY_BYTES || (isChunked && !req.is("application/json"))) {
    // Someone who listens and does not read: Node's way to stop reading from the connection.
    req.on("readable", () => {})
    res.once("finish", () => {
      const linger = setTimeout(() => req.destroy(), LINGER_MS).unref()
      req.socket.once("close", () => clearTimeout(linger))
    })
  }
  next()
}
