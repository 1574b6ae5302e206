import { ofetch } from "ofetch"

/** After this time without an answer a request has failed (milliseconds). */
const TIMEOUT_MS = 10_000

/**
 * The one HTTP client of the site's own code (S-26). `ofetch` tries once more what changes nothing on the
 * server, after no answer or one of 408, 409, 425, 429, 500, 502, 503 and 504; a `retry` given here would
 * hold for POST, PUT, PATCH and DELETE too. Rejects with a `FetchError` after any answer but a success.
 */
export const http = ofetch.create({ timeout: TIMEOUT_MS })
