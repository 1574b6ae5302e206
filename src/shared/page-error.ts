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
  const message =
    thrown instanceof Error ? thrown.message : typeof thrown === "string" ? thrown : ""
  return { statusCode, message: message || errorTitle(statusCode) }
}

function statusCodeOf(thrown: unknown): number {
  if (typeof thrown !== "object" || thrown === null || !("statusCode" in thrown)) return 500
  const { statusCode } = thrown
  return typeof statusCode === "number" && statusCode >= 400 && statusCode < 600 ? statusCode : 500
}
