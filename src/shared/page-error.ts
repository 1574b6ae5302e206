/** What an error page shows (S-13). */
export interface PageError {
  statusCode: number
  message: string
}

/** Title of an error page: code 404, or any other code (S-13). */
export function errorTitle(statusCode: number): string {
  return statusCode === 404 ? "Page Not Found" : "Internal Server Error"
}

/**
 * Turns anything that was thrown into what an error page shows (S-13): the error's own status code,
 * 500 by default, and its own message, the title by default.
 */
export function toPageError(thrown: unknown): PageError {
  const statusCode = statusCodeOf(thrown)
  return { statusCode, message: messageOf(thrown) || errorTitle(statusCode) }
}

/** Not every object that is thrown is an `Error`: some have a message all the same. */
function messageOf(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return String(thrown ?? "")
  const message = "message" in thrown && thrown.message
  return typeof message === "string" ? message : ""
}

function statusCodeOf(thrown: unknown): number {
  if (typeof thrown !== "object" || thrown === null || !("statusCode" in thrown)) return 500
  const { statusCode } = thrown
  return typeof statusCode === "number" && statusCode >= 400 && statusCode < 600 ? statusCode : 500
}
