import { resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { Logger } from "pino"
import { limitEach } from "../counter/limits"
import { openRecorder, type PageViewRecorder } from "../counter/recorder"
import { StartupError, StoreAwayError } from "../startup-error"
import { postgresStore } from "../stores/postgres"
import { storeInProcess } from "../stores/writer-process"
import { createApp } from "./app"
import { type CurrentRelease, followRelease } from "./current-release"
import type { Env } from "./env"
import { listen } from "./listen"
import { createServerMetrics, type ServerMetrics } from "./server-metrics"

/** Time for which the start waits for the store: usually the server then counts from the first visitor on. */
const STORE_MS = 5000

/**
 * Starts the production server on a release directory (D2). Throws a `StartupError`, and leaves nothing open then. A
 * store that is away or ill stops no visitor: the site starts without it, and each view tries it again.
 */
export async function startServer(env: Env, releaseDirectory: string, log: Logger) {
  const releases = await followRelease(releaseDirectory, log)
  const metrics = createServerMetrics(() => recorder?.waiting() ?? 0)
  if (env.metricsToken) metrics.watchProcess()
  const recorder = releases.current().pageViews
    ? await openCounter(env, releaseDirectory, releases, metrics, log)
    : undefined
  const app = createApp(env, releases, recorder, metrics, log)
  const { url, stop } = await listen(app, env).catch(async error => {
    await recorder?.close()
    throw error
  })
  const { id, site } = releases.current()
  const { trustProxy, rateLimit } = env
  // First question of an operator to a log. Of secrets, only whether there are any.
  const store = recorder ? (env.databaseUrl ? "postgresql" : env.pageViewsDb) : "none"
  const settings = { store, trustProxy, rateLimit, metrics: env.metricsToken !== undefined }
  log.info({ node: process.version, release: id, url, ...settings }, "started")
  return {
    url: url + site.pathPrefix,
    /** Finishes the requests in flight, writes the views that wait, closes the store. */
    async stop(): Promise<void> {
      await stop()
      await recorder?.close()
      log.info("stopped")
    },
  }
}

/** Opens what counts, and reports to metrics and log. Rejects when the store's setting is wrong. */
async function openCounter(
  { databaseUrl, pageViewsDb, purgeAfterGap }: Env,
  releaseDirectory: string,
  releases: CurrentRelease,
  metrics: ServerMetrics,
  log: Logger,
): Promise<PageViewRecorder> {
  const outage = outageLog(log)
  const store = databaseUrl
    ? postgresStore(databaseUrl)
    : storeInProcess(resolve(releaseDirectory, "writer.cjs"), pageViewsDb, damaged =>
        log.error(damaged, "the page-view file was damaged: it is set aside, and a new one begins"),
      )
  await Promise.race([store.check(), pause(STORE_MS, undefined, { ref: false })]).catch(
    async error => {
      if (error instanceof StartupError && !(error instanceof StoreAwayError)) {
        await store.close()
        throw error
      }
      outage.failed(error)
    },
  )
  const recorder = openRecorder({
    store,
    site: () => releases.current().site,
    onFailure: metrics.storeFailed,
    purgeAfterGap,
    onDoubt: purge =>
      log.warn(
        purge,
        "old page views are kept, as there is a gap of 60 days: check the clock, or set PURGE_AFTER_GAP",
      ),
    onPurge: purge => log.info(purge, "old page views deleted"),
    onPurgeFailure: error => log.error({ err: error }, "old page views could not be deleted"),
  })
  const observe = async (recording: Promise<void>, count: () => void) => {
    await recording.catch(error => {
      outage.failed(error)
      throw error
    })
    outage.worked()
    count()
  }
  return {
    ...recorder,
    record: (...view) => observe(recorder.record(...view), metrics.viewCounted),
    recordBot: () => observe(recorder.recordBot(), metrics.botCounted),
  }
}

/** Logs when page views cannot be stored, and when they are again, once a minute each: a log must not fill the disk. */
export function outageLog(log: Logger) {
  const mayTell = limitEach()
  let isOut = false

  return {
    failed(error: unknown): void {
      isOut = true
      if (mayTell("failed")) log.error({ err: error }, "page views could not be stored")
    },
    worked(): void {
      if (!isOut || !mayTell("worked")) return
      isOut = false
      log.info("page views are stored again")
    },
  }
}
