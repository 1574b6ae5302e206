import type { FetchOptions } from "ofetch"

/** After this time a request has failed, a second attempt included (milliseconds). */
const TIMEOUT_MS = 10_000

/**
 * The one HTTP client of the site's own code (S-26). It loads on first use: a page comes alive without it.
 * `ofetch` repeats once what changes nothing on the server, after no answer or one of 408, 409, 425, 429, 500, 502, 503
 * and 504; a `retry` given here would hold for POST, PUT, PATCH and DELETE too. Rejects with a `FetchError` after any
 * answer but a success.
 */
export async function http(address: string, options?: FetchOptions<"json">): Promise<unknown> {
  const { ofetch } = await import(/* webpackChunkName: "late" */ "ofetch")
  // Its own `timeout` is not in force for the second attempt.
  return ofetch<unknown>(address, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) })
}
