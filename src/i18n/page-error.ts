import { labelLang, t } from "./translate"

/** Content of an error page (S-13). */
export interface PageError {
  statusCode: number
  message: string
}

/** Title of an error page: code 404, or any other code (S-13). */
export function errorTitle(statusCode: number): string {
  return t(statusCode === 404 ? "error.missing" : "error.internal")
}

/** Language of that title, when it is not French. */
export const errorTitleLang = (statusCode: number): string | undefined =>
  labelLang(statusCode === 404 ? "error.missing.lang" : "error.internal.lang")

/**
 * Turns anything that was thrown into what an error page shows (S-13): the error's own status code,
 * 500 by default, and its own message, the title by default.
 */
export function toPageError(thrown: unknown): PageError {
  // Not every object that is thrown is an `Error`: some have a message all the same.
  const { statusCode: code, message: own }: Record<string, unknown> = Object(thrown)
  const statusCode = typeof code === "number" && code >= 400 && code < 600 ? code : 500
  const message = typeof thrown === "object" ? own : String(thrown ?? "")
  return { statusCode, message: (typeof message === "string" && message) || errorTitle(statusCode) }
}
