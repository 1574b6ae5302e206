import type { Logger } from "pino"
import { createApp } from "./app"
import { followRelease } from "./current-release"
import type { Env } from "./env"
import { listen } from "./listen"
import { loadPageViewFunction } from "./load-function"
import { observedRecorder } from "./observed-recorder"
import { openStore } from "./open-store"
import { createOutageLog } from "./outage-log"
import { openRecorder } from "./page-view-recorder"
import { openPatientRecorder } from "./patient-recorder"
import { createServerMetrics } from "./server-metrics"
import { forgetRecorder, shareRecorder } from "./shared-recorder"
import { reasonOf } from "./startup-error"

export type RunningServer = {
  url: string
  /** Finishes the requests in flight, writes the views that wait, closes the store. */
  stop(): Promise<void>
}

/**
 * Starts the production server on a release directory (D2).
 * Throws a `StartupError` that says what is missing or wrong; nothing is left open then. A
 * PostgreSQL server that is away stops no visitor: the site starts without it, and goes on trying.
 */
export async function startServer(
  env: Env,
  releaseDirectory: string,
  log: Logger,
): Promise<RunningServer> {
  const releases = await followRelease(releaseDirectory, log)
  const handler = loadPageViewFunction(releaseDirectory)
  const metrics = createServerMetrics(() => recorder.waiting())
  const outage = createOutageLog(log)
  const opened = await openPatientRecorder({
    open: async () =>
      openRecorder({
        store: await openStore(env),
        site: () => releases.current().site,
        onFailure(error) {
          metrics.storeFailed()
          outage.failed(error)
        },
        onPurge: purge => log.info(purge, "old page views deleted"),
        onPurgeFailure: error => log.error({ err: error }, "old page views could not be deleted"),
      }),
    onAway: error =>
      log.warn(`the site is served, and page views are answered 503: ${reasonOf(error)}`),
    onBack: () => log.info("page views are counted again"),
  })
  const recorder = observedRecorder(opened, metrics, outage)
  const app = createApp({ env, releases, handler, recorder, metrics, log })
  try {
    shareRecorder(Promise.resolve(recorder))
    const { url, stop } = await listen(app, env)
    const { id, site } = releases.current()
    log.info({ node: process.version, release: id, url, ...settingsOf(env) }, "started")
    return {
      url: url + site.pathPrefix,
      async stop() {
        await stop()
        forgetRecorder()
        await recorder.close()
        metrics.close()
        log.info("stopped")
      },
    }
  } catch (error) {
    forgetRecorder()
    await recorder.close()
    metrics.close()
    throw error
  }
}

/** What an operator asks first of a log. Of secrets, only whether there are any. */
const settingsOf = (env: Env) => ({
  store: env.databaseUrl === undefined ? env.pageViewsDb : "postgresql",
  trustProxy: env.trustProxy,
  rateLimit: env.rateLimit,
  metrics: env.metricsToken !== undefined,
})
