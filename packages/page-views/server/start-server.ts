import { resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { Logger } from "pino"
import { parisDay } from "../counter/counted-view"
import { type OutageLog, outageLog } from "../counter/outage-log"
import { openRecorder } from "../counter/recorder"
import { StartupError, StoreAwayError } from "../startup-error"
import type { PageViewStore } from "../stores/counts"
import { postgresStore } from "../stores/postgres"
import { storeInProcess } from "../stores/writer-client"
import { createApp } from "./app"
import type { Env } from "./env"
import { listen } from "./listen"
import { followRelease } from "./release"

/** Time for which the start waits for the store: usually the server then counts from the first visitor on. */
const STORE_MS = 5000

/**
 * Starts the production server on a release directory (D2). Throws a `StartupError`, and leaves nothing open then. A
 * store that is away or ill stops no visitor: the site starts without it, and each view tries it again.
 */
export async function startServer(env: Env, releaseDirectory: string, log: Logger) {
  const releases = await followRelease(releaseDirectory, log)
  const outage = outageLog(log)
  const { trustProxy, rateLimit } = env
  const store =
    releases.current().pageViews && (await openStore(env, releaseDirectory, outage, log))
  const site = () => releases.current().site
  const recorder = store ? openRecorder({ store, site, log, outage }) : undefined
  const app = createApp(env, releases, recorder, log)
  const { url, stop } = await listen(app, env).catch(async error => {
    await recorder?.close()
    throw error
  })
  // First question of an operator to a log.
  const settings = {
    store: recorder ? (env.databaseUrl ? "postgresql" : env.pageViewsDb) : "none",
    trustProxy,
    rateLimit,
  }
  log.info({ node: process.version, release: releases.current().id, url, ...settings }, "started")
  return {
    url: url + site().pathPrefix,
    /** Finishes the requests in flight, writes the views that wait, closes the store. */
    async stop(): Promise<void> {
      await stop()
      await recorder?.close()
      log.info("stopped")
    },
  }
}

/** Opens the store, and logs when it is away. Rejects when its setting is wrong. */
async function openStore(
  { databaseUrl, pageViewsDb }: Env,
  releaseDirectory: string,
  outage: OutageLog,
  log: Logger,
): Promise<PageViewStore> {
  const store = databaseUrl
    ? postgresStore(databaseUrl)
    : storeInProcess(resolve(releaseDirectory, "writer.cjs"), pageViewsDb, found => {
        const { damaged, unread } = found
        if (damaged)
          log.error(
            damaged,
            "the page-view file was damaged: it is set aside, and a new one begins",
          )
        if (unread > 0)
          log.error(
            { frames: unread },
            "the end of the page-view file's log is spoilt: its views are lost",
          )
      })
  await Promise.race([
    store.rowsOf(parisDay(new Date())),
    pause(STORE_MS, undefined, { ref: false }),
  ]).catch(async error => {
    if (error instanceof StartupError && !(error instanceof StoreAwayError)) {
      await store.close()
      throw error
    }
    outage.failed(error)
  })
  return store
}
