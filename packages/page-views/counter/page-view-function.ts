import type { IncomingHttpHeaders } from "node:http"
import { readEnv } from "../server/env"
import { reasonOf } from "../startup-error"
import { postgresStore } from "../stores/postgres"
import { openSqliteStore } from "../stores/sqlite-store"
import { countPageView } from "./count-page-view"
import type { SiteFacts } from "./counted-view"
import { type CounterLog, outageLog } from "./outage-log"
import { headRefusal } from "./page-view-request"
import { openRecorder, type PageViewRecorder } from "./recorder"

type FunctionRequest = { method?: string; headers: IncomingHttpHeaders; body: unknown }

type FunctionResponse = {
  setHeader(name: string, value: string): unknown
  status(code: number): { json(body: { error: string }): unknown; end(): unknown }
}

/**
 * The counter as a Gatsby function, for `gatsby develop` and for hosts that run functions. Answers as the server does.
 * Takes what is known of the site.
 */
export const pageViewFunction =
  (site: () => SiteFacts) =>
  async (request: FunctionRequest, response: FunctionResponse): Promise<void> => {
    response.setHeader("Cache-Control", "no-store")
    const refusal =
      headRefusal(request) ?? (await countPageView(request, work => withRecorder(site, work)))
    if (!refusal) {
      response.status(204).end()
      return
    }
    const { status, reason, headers = {} } = refusal
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.status(status).json({ error: reason })
  }

/** Hosts of functions collect what is printed. */
const LOG: CounterLog = {
  info: () => {},
  error: ({ err }, sentence) => console.error(`${sentence}: ${reasonOf(err)}`),
}

/** Opens the store for one view: `gatsby develop` loads a function again for every call, and hosts end it after one. */
async function withRecorder(
  site: () => SiteFacts,
  work: (recorder: PageViewRecorder) => Promise<void>,
): Promise<void> {
  const outage = outageLog(LOG)
  try {
    const { databaseUrl, pageViewsDb } = readEnv()
    const store = databaseUrl ? postgresStore(databaseUrl) : openSqliteStore(pageViewsDb)
    const recorder = openRecorder({ store, site, log: LOG, outage })
    await work(recorder).finally(recorder.close)
  } catch (error) {
    outage.failed(error)
    throw error
  }
}
