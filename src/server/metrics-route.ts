import { createHash, timingSafeEqual } from "node:crypto"
import type { RequestHandler } from "express"
import type { ServerMetrics } from "./server-metrics"

/**
 * Answers the server's own metrics to whoever has the token (RFC 6750), and 401 to everybody else.
 * Takes the token that the owner set; without one there is no such route.
 */
export function metricsRoute(metrics: ServerMetrics, token: string): RequestHandler {
  const expected = digest(token)
  return async (req, res) => {
    res.set("Cache-Control", "no-store")
    const given = /^Bearer +([^ ]+)$/i.exec(req.get("authorization") ?? "")?.[1] ?? ""
    // Digests have one length, and comparing them takes one time, whatever was sent.
    if (!timingSafeEqual(digest(given), expected)) {
      res.set("WWW-Authenticate", "Bearer").status(401).json({ error: "a token is needed" })
      return
    }
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.set("Allow", "GET, HEAD").status(405).json({ error: "only GET and HEAD are allowed" })
      return
    }
    // Past Express, which would put its own spelling of the charset.
    res.setHeader("Content-Type", metrics.contentType)
    res.end(await metrics.text())
  }
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest()
