import type { ErrorRequestHandler } from "express"
import type { Logger } from "pino"
import { z } from "zod"

/** The parts of an error of Express and its parsers that decide the answer. */
const httpErrorSchema = z.object({
  status: z.number().int().min(400).max(499),
  type: z.string().optional(),
})

/** a fixed text per kind, so that no answer repeats what was sent. */
const REASONS: Record<string, { status: number; error: string }> = {
  "entity.parse.failed": { status: 400, error: "the body is not valid JSON" },
  "entity.too.large": { status: 413, error: "the body is too large" },
  "encoding.unsupported": { status: 415, error: "the body must not be compressed" },
  "charset.unsupported": { status: 415, error: "the body must be UTF-8" },
}

/** Turns what was thrown into a short JSON answer; logs it only when the fault is the server's. */
export function answerError(log: Logger): ErrorRequestHandler {
  return (error, _req, res, next) => {
    if (res.headersSent) {
      next(error)
      return
    }
    // Set for the file that failed: they would not fit this answer.
    for (const name of ["Content-Encoding", "Content-Type", "ETag", "Last-Modified"]) {
      res.removeHeader(name)
    }
    res.set("Cache-Control", "no-store")
    const known = httpErrorSchema.safeParse(error)
    if (known.success) {
      const { status, error: reason } = REASONS[known.data.type ?? ""] ?? {
        status: known.data.status,
        error: known.data.status === 404 ? "not found" : "the request cannot be understood",
      }
      res.status(status).json({ error: reason })
      return
    }
    log.error({ err: error }, "request failed")
    res.status(500).json({ error: "the server failed" })
  }
}
