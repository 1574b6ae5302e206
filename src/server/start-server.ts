import { createRequire } from "node:module"
import { basename, resolve } from "node:path"
import { METRICS_PATH } from "@site/page-view-contract"
import type { Logger } from "pino"
import * as z from "zod"
import { type Counter, createApp } from "./app"
import { type CurrentRelease, followRelease } from "./current-release"
import type { Env } from "./env"
import { listen } from "./listen"
import { openRecorder } from "./page-view-recorder"
import type { FunctionHandler } from "./page-view-route"
import { openPostgresStore } from "./postgres-store"
import { shareRecorder } from "./process-recorder"
import { createServerMetrics, type ServerMetrics } from "./server-metrics"
import { openPatientRecorder } from "./server-recorder"
import { reasonOf, StartupError } from "./startup-error"
import { writerOf } from "./writer-process"

/**
 * Starts the production server on a release directory (D2). Throws a `StartupError`, and leaves nothing open then. A
 * store that is away or ill stops no visitor: the site starts without it, and goes on trying.
 */
export async function startServer(env: Env, releaseDirectory: string, log: Logger) {
  const releases = await followRelease(releaseDirectory, log)
  const metrics = createServerMetrics(() => counter?.recorder.waiting() ?? 0)
  const counter = releases.current().pageViews
    ? await openCounter(env, releaseDirectory, releases, metrics, log)
    : undefined
  const app = createApp(env, releases, counter, metrics, log)
  async function close(): Promise<void> {
    shareRecorder(undefined)
    await counter?.recorder.close()
    metrics.close()
  }
  if (counter) shareRecorder(Promise.resolve(counter.recorder))
  const { url, stop } = await listen(app, env).catch(async error => {
    await close()
    throw error
  })
  const { id, site } = releases.current()
  const { trustProxy, rateLimit } = env
  // What an operator asks first of a log. Of secrets, only whether there are any.
  const store = counter ? (env.databaseUrl ? "postgresql" : env.pageViewsDb) : "none"
  const settings = { store, trustProxy, rateLimit, metrics: env.metricsToken !== undefined }
  log.info({ node: process.version, release: id, url, ...settings }, "started")
  return {
    url: url + site.pathPrefix,
    /** Finishes the requests in flight, writes the views that wait, closes the store. */
    async stop(): Promise<void> {
      await stop()
      await close()
      log.info("stopped")
    },
  }
}

/** Loads the function of a release, and opens the store that it counts in. */
async function openCounter(
  { databaseUrl, pageViewsDb, purgeAfterGap }: Env,
  releaseDirectory: string,
  releases: CurrentRelease,
  metrics: ServerMetrics,
  log: Logger,
): Promise<Counter> {
  const handler = loadPageViewFunction(releaseDirectory)
  const openStore = databaseUrl
    ? () => openPostgresStore(databaseUrl)
    : writerOf(resolve(releaseDirectory, "writer.cjs"), pageViewsDb, damaged =>
        log.error(damaged, "the page-view file was damaged: it is set aside, and a new one begins"),
      )
  const recorder = await openPatientRecorder(
    async closing =>
      openRecorder({
        store: await openStore(closing),
        site: () => releases.current().site,
        onFailure: metrics.storeFailed,
        purgeAfterGap,
        onDoubt: days =>
          log.warn(
            days,
            "old page views are kept, as there is a gap of 60 days: check the clock, or set PURGE_AFTER_GAP",
          ),
        onPurge: purge => log.info(purge, "old page views deleted"),
        onPurgeFailure: error => log.error({ err: error }, "old page views could not be deleted"),
      }),
    metrics,
    log,
  )
  return { handler, recorder }
}

/** Loads a release's function once; Gatsby's server does on every call (D2). Throws a `StartupError` without one. */
export function loadPageViewFunction(releaseDirectory: string): FunctionHandler {
  const file = resolve(releaseDirectory, "functions", `${basename(METRICS_PATH)}.js`)
  try {
    return compiledFunction.parse(createRequire(file)(file)).default
  } catch (error) {
    const problem = error instanceof z.ZodError ? "it does not export a function" : reasonOf(error)
    throw new StartupError(
      `The compiled function ${file} cannot be loaded (${problem}). Run: npm run build`,
    )
  }
}

const compiledFunction = z.object({
  default: z.custom<FunctionHandler>(value => typeof value === "function"),
})
