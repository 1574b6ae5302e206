import express, { type Express, type RequestHandler } from "express"
import type { Logger } from "pino"
import { METRICS_PATH } from "../metrics/contract"
import { answerError } from "./answer-error"
import type { CurrentRelease } from "./current-release"
import type { Env } from "./env"
import { measurePageViews } from "./measure-page-views"
import { metricsRoute } from "./metrics-route"
import type { PageViewRecorder } from "./page-view-recorder"
import { type FunctionHandler, pageViewRoute } from "./page-view-route"
import type { ServerMetrics } from "./server-metrics"
import { staticSite } from "./static-site"
import { leaveLargeBody } from "./unread-body"

type AppParts = {
  env: Env
  releases: CurrentRelease
  handler: FunctionHandler
  recorder: PageViewRecorder
  metrics: ServerMetrics
  log: Logger
}

/** The production server's routes (D2). Listens to nothing and opens nothing. */
export function createApp({ env, releases, handler, recorder, metrics, log }: AppParts): Express {
  const app = express()
  app.disable("x-powered-by")
  app.set("trust proxy", env.trustProxy)
  const prefix = releases.current().site.pathPrefix

  app.use(prefix + METRICS_PATH, measurePageViews(metrics))
  app.use(async (_req, res, next) => {
    // Asked first: a page must never go out with the policy of the release before it (D5).
    res.set((await releases.refresh()).headers.all)
    next()
  })
  app.use(leaveLargeBody)
  app.get("/healthz", health(recorder))
  app.use(
    prefix + METRICS_PATH,
    pageViewRoute({ handler, perSecond: env.rateLimit, trustProxy: env.trustProxy, log }),
  )
  if (env.metricsToken) app.all(`${prefix}/api/metrics`, metricsRoute(metrics, env.metricsToken))
  app.use(`${prefix}/api`, notFound)
  app.use(prefix || "/", staticSite(releases))
  app.use(notFound)
  app.use(answerError(log))
  return app
}

const health =
  (recorder: PageViewRecorder): RequestHandler =>
  async (_req, res) => {
    const healthy = await recorder.check().then(
      () => true,
      () => false,
    )
    res.set("Cache-Control", "no-store").status(healthy ? 200 : 503)
    res.json({ status: healthy ? "ok" : "page views cannot be stored" })
  }

const notFound: RequestHandler = (_req, res) => {
  res.set("Cache-Control", "no-store").status(404).json({ error: "not found" })
}
