import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http"
import type { Logger } from "pino"
import * as z from "zod"
import type { Refusal } from "../counter/page-view-request"
import { codeOf } from "../startup-error"

/** Ends an answer with JSON that is not cached. */
export function answerJson(res: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  res.writeHead(status, {
    "Cache-Control": "no-store",
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  })
  res.end(text)
}

/** a fixed text per kind of refusal, so that no answer repeats what was sent. */
export function refuse(res: ServerResponse, { status, reason, headers = {} }: Refusal): void {
  setHeaders(res, headers)
  answerJson(res, status, { error: reason })
}

export const isReading = ({ method }: IncomingMessage): boolean =>
  method === "GET" || method === "HEAD"

export const READ_ONLY: Refusal = {
  status: 405,
  reason: "only GET and HEAD are allowed",
  headers: { Allow: "GET, HEAD" },
}

export function setHeaders(res: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(headers)) res.setHeader(name, headers[name] ?? "")
}

/** Error of `send` for a request that cannot be answered. */
const refusedSchema = z.object({ status: z.number().int().min(400).max(499) })

/** Turns what was thrown into a short JSON answer; logs a fault of the server's when `mayTell` of its code. */
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
  for (const name of ["Content-Encoding", "ETag", "Last-Modified"]) res.removeHeader(name)
  refuse(res, { status, reason: STATUS_CODES[status]?.toLowerCase() ?? "refused" })
}
