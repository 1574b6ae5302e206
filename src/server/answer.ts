import type { ServerResponse } from "node:http"
import type { Logger } from "pino"
import { z } from "zod"

/** Ends an answer with JSON that is not cached, unless its headers say otherwise. */
export function answerJson(res: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  res.statusCode = status
  if (!res.hasHeader("Cache-Control")) res.setHeader("Cache-Control", "no-store")
  res.setHeader("Content-Type", "application/json; charset=utf-8")
  res.setHeader("Content-Length", Buffer.byteLength(text))
  res.end(text)
}

export function setHeaders(res: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(headers)) res.setHeader(name, headers[name] ?? "")
}

/** The parts of an error of `send` and `body-parser` that decide the answer. */
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
export function answerError(res: ServerResponse, error: unknown, log: Logger): void {
  const refusal = refusalOf(error)
  if (!refusal) log.error({ err: error }, "request failed")
  if (res.headersSent) {
    res.destroy()
    return
  }
  // Set for the file that failed: they would not fit this answer.
  for (const name of ["Cache-Control", "Content-Encoding", "ETag", "Last-Modified"]) {
    res.removeHeader(name)
  }
  const { status, error: reason } = refusal ?? { status: 500, error: "the server failed" }
  answerJson(res, status, { error: reason })
}

/** How to answer a request that was wrong; nothing when the fault is the server's. */
function refusalOf(error: unknown): { status: number; error: string } | undefined {
  const { status, type = "" } = httpErrorSchema.safeParse(error).data ?? {}
  if (status === undefined) return undefined
  const reason = status === 404 ? "not found" : "the request cannot be understood"
  return REASONS[type] ?? { status, error: reason }
}
