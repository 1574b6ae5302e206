import { ofetch } from "ofetch"

/** After this time a request has failed, a second attempt included (milliseconds). */
const TIMEOUT_MS = 10_000

/**
 * `ofetch` repeats once what changes nothing on the server, after no answer or one of 408, 409, 425, 429, 500, 502, 503
 * and 504; a `retry` given here would hold for POST, PUT, PATCH and DELETE too. Rejects with a `FetchError` after any
 * answer but a success.
 */
export const client = ofetch.create({
  // Its own `timeout` is not in force beside a signal, nor for the second attempt.
  onRequest({ options }) {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const given = options.signal ?? timeout
    // Browsers from before 2024 cannot join the two; what was given can at least be cancelled.
    options.signal = "any" in AbortSignal ? AbortSignal.any([given, timeout]) : given
  },
})
