import { json, type RequestHandler, Router } from "express"
import { rateLimit } from "express-rate-limit"
import type { Logger } from "pino"
import { MAX_BODY_BYTES } from "../metrics/contract"

/** A Gatsby function, as compiled: it takes what Express hands to a route. */
export type FunctionHandler = RequestHandler

type RouteOptions = {
  handler: FunctionHandler
  /** Page views per second and client; 0 switches the limit off. */
  perSecond: number
  trustProxy: number
  log: Logger
}

/**
 * The way to the handler (D2, R-5, R-6): limit per client, then the body, of which nothing is read
 * unless it is small, uncompressed JSON. The handler refuses what was left unread.
 */
export function pageViewRoute({ handler, perSecond, trustProxy, log }: RouteOptions): Router {
  const router = Router()
  if (trustProxy === 0) router.use(warnOfProxy(log))
  if (perSecond > 0) router.use(limitPerClient(perSecond))
  router.use(refuseLargeBody)
  // A compressed body is refused without being inflated: the site never sends one.
  router.use(json({ limit: MAX_BODY_BYTES, type: "application/json", inflate: false }))
  router.use(handler)
  return router
}

/** Counts in memory, by address, for two seconds at most; the address goes nowhere else (D3). */
function limitPerClient(perSecond: number): RequestHandler {
  return rateLimit({
    windowMs: 1000,
    limit: perSecond,
    legacyHeaders: false,
    standardHeaders: false,
    // The library tells the console of what clients sent. Those that are gone have no address any
    // more: they share one limit.
    validate: false,
    handler: (_req, res) => {
      res.set({ "Retry-After": "1", "Cache-Control": "no-store" })
      res.status(429).json({ error: "too many page views" })
    },
  })
}

/** Before the parser, which would try to read it. Of other types the parser reads nothing. */
const refuseLargeBody: RequestHandler = (req, res, next) => {
  const isLarge = Number(req.headers["content-length"] ?? 0) > MAX_BODY_BYTES
  if (!isLarge || !req.is("application/json")) next()
  else res.set("Cache-Control", "no-store").status(413).json({ error: "the body is too large" })
}

/** Behind a proxy that the server does not know of, all visitors share one limit. */
function warnOfProxy(log: Logger): RequestHandler {
  let warned = false
  return (req, _res, next) => {
    if (!warned && req.headers["x-forwarded-for"] !== undefined) {
      warned = true
      log.warn("requests come through a proxy: set TRUST_PROXY, or all visitors share one limit")
    }
    next()
  }
}
