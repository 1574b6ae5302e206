import { createHash, timingSafeEqual } from "node:crypto"
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import type { Logger } from "pino"
import { METRICS_PATH } from "../metrics/contract"
import { answerError, answerJson, setHeaders } from "./answer"
import type { CurrentRelease } from "./current-release"
import type { Env } from "./env"
import { createMinuteLimit } from "./minute-limit"
import type { PageViewRecorder } from "./page-view-recorder"
import { type FunctionHandler, leaveBody, pageViewRoute } from "./page-view-route"
import type { ServerMetrics } from "./server-metrics"
import { isReading, serveFile } from "./static-site"

/** What a request asks for: a path with a query, and for a proxy with the origin before it. */
const TARGET = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is

type AppParts = {
  env: Env
  releases: CurrentRelease
  handler: FunctionHandler
  recorder: PageViewRecorder
  metrics: ServerMetrics
  log: Logger
}

/** The production server's routes (D2). Listens to nothing and opens nothing. */
export function createApp(parts: AppParts): RequestListener {
  const { env, releases, handler, recorder, metrics, log } = parts
  const prefix = releases.current().site.pathPrefix
  const countPageView = pageViewRoute(handler, env, log)
  // A line for each request would fill the disk that they all fail of.
  const mayTell = createMinuteLimit()

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const [, path = "", query = ""] = TARGET.exec(req.url ?? "/") ?? []
    const isPageView = path === prefix + METRICS_PATH
    if (isPageView) metrics.measurePageView(res)
    // Asked first: a page must never go out with the policy of the release before it (D5).
    const release = await releases.refresh()
    setHeaders(res, release.headers.all)
    if (isPageView) return countPageView(req, res, release.honourPrivacySignals)
    leaveBody(req, res)
    if (path === "/healthz" && isReading(req)) return answerHealth(res, recorder)
    if (path === `${prefix}/api/metrics` && env.metricsToken) {
      return answerMetrics(req, res, metrics, env.metricsToken)
    }
    const isOfSite = `${path}/`.startsWith(`${prefix}/`)
    if (!isOfSite || `${path}/`.startsWith(`${prefix}/api/`)) {
      return answerJson(res, 404, { error: "not found" })
    }
    await serveFile(req, res, release, { path: path.slice(prefix.length) || "/", query, prefix })
  }

  return (req, res) => {
    answer(req, res).catch(error => answerError(res, error, log, mayTell))
  }
}

async function answerHealth(res: ServerResponse, recorder: PageViewRecorder): Promise<void> {
  const [{ status }] = await Promise.allSettled([recorder.check()])
  if (status === "fulfilled") answerJson(res, 200, { status: "ok" })
  else answerJson(res, 503, { status: "page views cannot be stored" })
}

/** Answers the server's own metrics to a request with the owner's token (RFC 6750), and 401 otherwise. */
async function answerMetrics(
  req: IncomingMessage,
  res: ServerResponse,
  metrics: ServerMetrics,
  token: string,
): Promise<void> {
  const given = /^Bearer +([^ ]+)$/i.exec(req.headers.authorization ?? "")?.[1] ?? ""
  // Digests have one length, and comparing them takes one time, whatever was sent.
  if (!timingSafeEqual(digest(given), digest(token))) {
    res.setHeader("WWW-Authenticate", "Bearer")
    return answerJson(res, 401, { error: "a token is needed" })
  }
  if (!isReading(req)) {
    res.setHeader("Allow", "GET, HEAD")
    return answerJson(res, 405, { error: "only GET and HEAD are allowed" })
  }
  setHeaders(res, { "Cache-Control": "no-store", "Content-Type": metrics.contentType })
  res.end(await metrics.text())
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest()
