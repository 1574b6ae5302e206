import type { ServerResponse } from "node:http"
import type { Logger } from "pino"
import { z } from "zod"
import { codeOf } from "./startup-error"

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

/** What `send` throws of a request that cannot be answered. */
const refusedSchema = z.object({ status: z.number().int().min(400).max(499) })

/** Turns what was thrown into a short JSON answer; logs it only when the fault is the server's, and its code when `mayTell`. */
export function answerError(
  res: ServerResponse,
  error: unknown,
  log: Logger,
  mayTell: (code: string) => boolean,
): void {
  const { status = 500 } = refusedSchema.safeParse(error).data ?? {}
  if (status === 500 && mayTell(codeOf(error))) log.error({ err: error }, "request failed")
  if (res.headersSent) {
    res.destroy()
    return
  }
  // Set for the file that failed: they would not fit this answer.
  for (const name of ["Cache-Control", "Content-Encoding", "ETag", "Last-Modified"]) {
    res.removeHeader(name)
  }
  // a fixed text per kind, so that no answer repeats what was sent.
  const reasons: Record<number, string> = { 404: "not found", 500: "the server failed" }
  answerJson(res, status, { error: reasons[status] ?? "the request cannot be understood" })
}
