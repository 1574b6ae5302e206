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
import { createServerMetrics } from "./server-metrics"
import { forgetRecorder, shareRecorder } from "./shared-recorder"

export type RunningServer = {
  url: string
  /** Finishes the requests in flight, writes the views that wait, closes the store. */
  stop(): Promise<void>
}

/**
 * Starts the production server on a release directory (D2).
 * Throws a `StartupError` that says what is missing or wrong; nothing is left open then.
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
  const opened = await openRecorder({
    store: await openStore(env),
    site: () => releases.current().site,
    onFailure(error) {
      metrics.storeFailed()
      outage.failed(error)
    },
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
