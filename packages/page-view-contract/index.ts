/** Address of the page-view counter (S-21). */
export const METRICS_PATH = "/api/metrics-page-view-counter"

/** Address of the report whether the server can count. */
export const HEALTH_PATH = "/healthz"

/** The longest `path` or `referer`, in UTF-16 code units: what browsers and proxies agree to carry. */
export const MAX_ADDRESS_LENGTH = 2048

/** The longest `agent`. */
export const MAX_AGENT_LENGTH = 64

/** The longest body that is read. */
export const MAX_BODY_BYTES = 8 * 1024

/** S-22: the `referer` of a visit that comes from nowhere. */
export const DIRECT = "direct"

/** S-22: the agent of every mobile device. */
export const MOBILE_AGENT = "mobile"

/** S-22: the agent when the browser is not recognised. */
export const UNKNOWN_AGENT = "unknown"

/** S-22: the only `country`. */
export const COUNTRY = "FR"

/** Longest time that the CNIL recommends for audience measurement without consent (guidance of 4 July 2025). */
export const RETENTION_MONTHS = 25

/** The body of one page view (S-21, S-22). `pageViewSchema` checks it on the server. */
export type PageView = {
  /** Full route path visited, with its query; starts with `/`. */
  path: string
  /** Previous route of the site, address of another site, or `direct`. */
  referer: string
  /** `mobile`, a browser name in lower case, or `unknown`. */
  agent: string
  country: typeof COUNTRY
}
